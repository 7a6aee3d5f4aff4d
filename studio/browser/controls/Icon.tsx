import styles from './Icon.module.css';

/** Drawings on a square of 24. */
const LINES = {
  undo: 'M8 5 3.5 9.5 8 14M4 9.5h10a5.5 5.5 0 0 1 0 11H9',
  redo: 'M16 5l4.5 4.5L16 14M20 9.5H10a5.5 5.5 0 0 0 0 11h5',
  search: 'M16 16l5 5M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z',
  plus: 'M12 4v16M4 12h16',
  close: 'M5 5l14 14M19 5 5 19',
  tick: 'M4 12.5l5.5 5.5L20 6.5',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  out: 'M6 18 18 6M8 6h10v10',
  eye: 'M2 12c5-8.5 15-8.5 20 0-5 8.5-15 8.5-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  eyeOff:
    'M4.5 8.6C3.5 9.6 2.7 10.8 2 12c5 8.5 15 8.5 20 0-.7-1.2-1.5-2.4-2.5-3.4M3 4l18 17M9 5.9C13.9 4.7 19 6.9 22 12',
  computer: 'M3 4h18v12H3zM8 20h8M12 16v4',
  tablet: 'M5 3h14v18H5zM10.5 17.5h3',
  phone: 'M7 2.5h10v19H7zM10.5 18h3',
  page: 'M3 4h18v16H3zM3 9h18M10 9v11',
  envelope: 'M3 5h18v14H3zM3.5 5.5 12 13l8.5-7.5',
  pencil: 'M4 20l1-5L16 4l4 4L9 19l-5 1z',
  photos: 'M3 5h18v14H3zM4 17l5-6 4 4 3-3 4 5',
  publish: 'M12 15V3M7 8l5-5 5 5M3 20h18',
  link: 'M10 14l4-4M9 8l2.5-2.5a4 4 0 0 1 6 6L15 14M15 16l-2.5 2.5a4 4 0 0 1-6-6L9 10',
  warn: 'M12 3.5 22 20H2zM12 10v4.5M12 16v2',
  offline:
    'M3 3l18 18M2 9a15 15 0 0 1 5-3M11 5a15 15 0 0 1 11 4M6 13a9 9 0 0 1 4-2.3M15.5 11.5A9 9 0 0 1 18 13M12 17.5v2',
  trash: 'M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15',
  replace: 'M4 9h14l-4-4M20 15H6l4 4',
  move: 'M4 5h7v14H4zM15 12h7M19 9l3 3-3 3',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  share: 'M12 15V3M7 8l5-5 5 5M5 12v9h14v-9',
  words: 'M4 6h16M4 12h16M4 18h9',
  settings:
    'M3 7h9M18 7h3M15 4.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM3 17h3M12 17h9M9 14.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  crop: 'M7 2v15h15M2 7h15v15',
  turnLeft: 'M4 4v5h5M4.6 9a8 8 0 1 1-.6 5',
  turnRight: 'M20 4v5h-5M19.4 9a8 8 0 1 0 .6 5',
  menu: 'M3 6h18M3 12h18M3 18h18',
  bold: 'M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z',
  italic: 'M10 4h8M6 20h8M14 4l-4 16',
  bullets: 'M9 6h12M9 12h12M9 18h12M3.5 6h1M3.5 12h1M3.5 18h1',
  numbers:
    'M10 6h11M10 12h11M10 18h11M3 4.5 5 3.5V9M3 15.5c0-2 3.5-2 3.5.3 0 1.4-3.5 2.7-3.5 4.7h4',
  table: 'M3 5h18v14H3zM3 10h18M9.5 5v14',
} as const;

/** The same, filled. */
const SOLID = {
  more: 'M4 10h4v4H4zM10 10h4v4h-4zM16 10h4v4h-4z',
  handle: 'M8 4h3v3H8zM13 4h3v3h-3zM8 10.5h3v3H8zM13 10.5h3v3h-3zM8 17h3v3H8zM13 17h3v3h-3z',
} as const;

export type IconName = keyof typeof LINES | keyof typeof SOLID;

interface IconProps {
  name: IconName;
  isSmall?: boolean | undefined;
}

/** A drawing beside words, or in place of words that are read aloud. */
export function Icon({ name, isSmall = false }: IconProps) {
  const isSolid = name in SOLID;
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-solid={isSolid || undefined}
      data-small={isSmall || undefined}
    >
      <path d={{ ...LINES, ...SOLID }[name]} />
    </svg>
  );
}
