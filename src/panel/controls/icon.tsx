import './icon.css';

/** Drawn on a 16 × 16 grid, in strokes of the colour of the text. */
const PATHS = {
  back: 'M10 3 5 8l5 5',
  check: 'm3 8.5 3.2 3.2L13 5',
  close: 'm4 4 8 8M12 4l-8 8',
  copy: 'M6 6h7v7H6zM10 6V3H3v7h3',
  cross: 'm4.5 4.5 7 7M11.5 4.5l-7 7',
  download: 'M8 2.5v7m-3-3 3 3 3-3M3 13h10',
  edit: 'm3 13 .6-2.8L11 2.8 13.2 5l-7.4 7.4L3 13Z',
  eye: 'M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8Zm6.5 1.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  help: 'M5.8 6.2a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.5m0 2.3v.3',
  interrupted: 'M8 2.5v6M8 11.8v.4',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  play: 'M5 3.2v9.6L12.5 8 5 3.2Z',
  plus: 'M8 3v10M3 8h10',
  running: 'M8 2.5A5.5 5.5 0 1 1 2.5 8',
  settings:
    'M2 4.5h6.5m3 0H14M8.5 4.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 0 0-3 0ZM2 11.5h2.5m3 0H14M4.5 11.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 0 0-3 0Z',
  stop: 'M4 4h8v8H4z',
  trash: 'M3 4.5h10M6.5 4.5v-2h3v2M4.5 4.5l.6 9h5.8l.6-9',
  unsure: 'M5.8 6.2a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.5m0 2.3v.3',
  warning: 'M8 2.2 1.6 13.4h12.8L8 2.2Zm0 4.3v3.2m0 1.7v.3',
} as const;

export type IconName = keyof typeof PATHS;

/** Always beside a text or on a button with a name: an icon says nothing alone. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class={`icon icon-${name}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
