/** The mark of Sidewright: a window with its side panel, and a tick. As in `public/icons`. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 16 16" aria-hidden="true">
      <rect class="mark-window" width="16" height="16" rx="3.5" />
      <path class="mark-panel" d="M12 3h1a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-1z" />
      <path class="mark-tick" d="m3 8.4 2.3 2.3L9.4 5.8" />
    </svg>
  );
}
