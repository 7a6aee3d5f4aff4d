import { LOGO } from '../logic/logo.ts';
import type { ImageMetadata } from 'astro';

export interface OwnLogoProps {
  picture: ImageMetadata;
  /** Name of the business. */
  name: string;
}

/** As high as the drawing it stands for, in pixels. */
const HEIGHT = LOGO.height;
/** Of the card around it. */
const MARGIN = 6;

/**
 * The business's own logo. Whatever its colours are, it stands on the same card on every page; attributes
 * say so, as a style sheet would come with the pages of every other business as well.
 */
export function OwnLogo({ picture, name }: OwnLogoProps) {
  const width = Math.round((picture.width / picture.height) * HEIGHT);
  const [whole, high] = [width + 2 * MARGIN, HEIGHT + 2 * MARGIN];
  return (
    <svg viewBox={`0 0 ${whole} ${high}`} width={whole} height={high} role="img" aria-label={name}>
      <rect width={whole} height={high} fill="var(--color-surface)" />
      <image href={picture.src} x={MARGIN} y={MARGIN} width={width} height={HEIGHT} />
    </svg>
  );
}
