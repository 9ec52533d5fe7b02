import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const login = `<!doctype html><title>Log in</title>
<h1>Sign in</h1>
<form action="/issues">
  <label>Email <input name="email"></label>
  <label>Password <input type="password" name="password"></label>
  <button>Sign in</button>
</form>`;

const issues = `<!doctype html><title>Issues - Tracker</title>
<h1>Issues</h1>
<p id="greeting"></p>
<p role="status">Loading</p>
<label>Title <input id="title"></label>
<ul aria-label="Open issues"><li>First issue</li></ul>
<label>Priority <select><option value="1">Low</option><option value="3">High</option></select></label>
<label>Labels <select multiple><option>bug</option><option>docs</option><option>ui</option></select></label>
<label><input type="checkbox" id="done"> Done</label>
<label><input type="checkbox" checked> Private</label>
<button id="act">Act</button>
<button disabled>Publish</button>
<a href="/details">Details</a>
<iframe title="Help" srcdoc="<button onclick='this.textContent = \`Thanks\`'>Was this helpful?</button>"></iframe>
<div style="height: 3000px"></div>
<button>Load more</button>
<script>
  const params = new URLSearchParams(location.search);
  const status = document.querySelector('[role=status]');
  document.getElementById('greeting').textContent =
    'Hello ' + params.get('email') + ', your password has ' + params.get('password')?.length + ' signs';
  setTimeout(() => { status.textContent = 'Ready'; }, 300);
  document.getElementById('title').addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    document.querySelector('ul').insertAdjacentHTML('beforeend', '<li></li>');
    document.querySelector('li:last-child').textContent = event.target.value;
  });
  const act = document.getElementById('act');
  act.addEventListener('dblclick', () => { status.textContent = 'Acted twice'; });
  act.addEventListener('contextmenu', (event) => { event.preventDefault(); status.textContent = 'Menu open'; });
  act.addEventListener('click', (event) => { if (event.shiftKey) status.textContent = 'Acted with Shift'; });
  act.addEventListener('mouseenter', () => { status.textContent = 'Hovering'; });
  addEventListener('keydown', (event) => { if (event.key === 'Escape') status.textContent = 'Escaped'; });
  addEventListener('scroll', () => { if (scrollY > 200) status.textContent = 'Scrolled'; });
</script>`;

const details = '<!doctype html><title>Details</title><h1>Details</h1>';

export interface TrackerSite {
  origin: string;
  close(): Promise<void>;
}

/** A small static tracker on loopback, with something for each action and matcher. */
export async function serveTrackerSite(): Promise<TrackerSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const page = { '/login': login, '/issues': issues, '/details': details }[pathname];
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' });
    response.end(page ?? 'Not found');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
