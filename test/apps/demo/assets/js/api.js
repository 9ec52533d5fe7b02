/** The server said no: a sentence, and messages by field for a form. */
export class ApiFailure extends Error {
  constructor(status, { error, fields }) {
    super(error);
    this.status = status;
    this.fields = fields;
  }
}

/** Talks JSON with the server. `?latency=` of the page is passed on. Throws `ApiFailure`. */
export async function api(method, path, body, signal) {
  const url = new URL(path, location.origin);
  const latency = new URLSearchParams(location.search).get('latency');
  if (latency !== null) url.searchParams.set('latency', latency);
  const response = await fetch(url, {
    method,
    signal,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new ApiFailure(response.status, answer);
  return answer;
}
