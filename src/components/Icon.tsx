import type { SVGProps } from 'react';

/** Paths on a 24 px grid: 2 px stroke, square ends, mitred joins. Only `play` is filled. */
const ICON_PATHS = {
  'arrow-left': 'M20 12H4M11 5l-7 7 7 7',
  'arrow-right': 'M4 12h16M13 5l7 7-7 7',
  'arrow-down': 'M12 4v16M5 13l7 7 7-7',
  'arrows-sideways': 'M3 12h18M8 7l-5 5 5 5M16 7l5 5-5 5',
  'arrow-out': 'M6 18 18 6M8 6h10v10',
  play: 'M7 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  close: 'M5 5l14 14M19 5 5 19',
  plus: 'M12 4v16M4 12h16',
  expand: 'M7 17 17 7M11 6h7v7M6 11v7h7',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  tick: 'M4 12.5l5.5 5.5L20 6.5',
  envelope: 'M3 5h18v14H3zM3.5 5.5 12 13l8.5-7.5',
  phone: 'M4 4h5l2 5-3 2c1 2 3 4 5 5l2-3 5 2v5c-9 1-17-7-16-16z',
  share: 'M12 15V3M7 8l5-5 5 5M5 12v9h14v-9',
  menu: 'M3 6h18M3 12h18M3 18h18',
  thumbnails: 'M3 19h18M4 7h4v7H4zM10 7h4v7h-4zM16 7h4v7h-4z',
  'zoom-in': 'M16 16l5 5M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM10.5 7.5v6M7.5 10.5h6',
  'zoom-out': 'M16 16l5 5M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM7.5 10.5h6',
  'full-screen': 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  'whole-picture': 'M2 7h20v10H2zM7 3v18M17 3v18',
  more: 'M4 11h2v2H4zM11 11h2v2h-2zM18 11h2v2h-2z',
  'exit-full-screen': 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  'failed-picture': 'M3 4h18v16H3zM9 12h6v4H9z',
} as const;

export type IconName = keyof typeof ICON_PATHS;

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'viewBox'> {
  name?: IconName;
  path?: string | undefined;
  size?: number;
}

const MIRRORED: ReadonlySet<IconName> = new Set(['arrow-left', 'arrow-right', 'arrow-out']);

export function Icon({ name, path = name && ICON_PATHS[name], size = 24, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={name === 'play' ? 'currentColor' : 'none'}
      stroke={name === 'play' ? 'none' : 'currentColor'}
      strokeWidth={2}
      aria-hidden="true"
      data-directed={name && MIRRORED.has(name) ? true : undefined}
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}
