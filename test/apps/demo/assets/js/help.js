import { api } from './api.js';
import { pageData } from './page-data.js';
import { toast } from './toast.js';

const state = document.querySelector('#feedback-state');

/** The form lives on another origin and can only send a message up. */
window.addEventListener('message', async (event) => {
  if (event.origin !== pageData.frameUrl || event.data?.type !== 'trackline:feedback') return;
  const { received } = await api('POST', '/api/feedback', { message: String(event.data.message) });
  state.textContent = received === 1 ? 'You sent 1 message.' : `You sent ${received} messages.`;
  toast('Feedback received');
});
