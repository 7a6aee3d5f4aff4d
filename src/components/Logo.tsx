import { LOGO, LOGO_BOX } from '../logic/logo.ts';
import { PAGES } from '../routes.ts';
import styles from './Logo.module.css';
import type { ImageMetadata } from 'astro';

export interface LogoProps {
  label: string;
  /** Name of the business. */
  name: string;
  /** The business's own logo. */
  picture?: ImageMetadata | undefined;
  isCurrent: boolean;
}

export function Logo({ label, name, picture, isCurrent }: LogoProps) {
  return (
    <a
      className={styles.logo}
      href={PAGES.home}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {picture ? (
        <OwnLogo picture={picture} name={name} />
      ) : (
        <>
          <svg viewBox={LOGO_BOX} width={LOGO.width} height={LOGO.height} aria-hidden="true">
            <path fill="currentColor" d={LOGO.shelf} />
            <path className={styles.block} data-logo-block="" d={LOGO.block} />
          </svg>
          {name}
        </>
      )}
    </a>
  );
}

const CARD_PADDING_PX = 6;

function OwnLogo({ picture, name }: { picture: ImageMetadata; name: string }) {
  const width = Math.round((picture.width / picture.height) * LOGO.height);
  const [cardWidth, cardHeight] = [width + 2 * CARD_PADDING_PX, LOGO.height + 2 * CARD_PADDING_PX];
  return (
    <svg
      viewBox={`0 0 ${cardWidth} ${cardHeight}`}
      width={cardWidth}
      height={cardHeight}
      role="img"
      aria-label={name}
    >
      <rect width={cardWidth} height={cardHeight} fill="var(--color-surface)" />
      <image
        href={picture.src}
        x={CARD_PADDING_PX}
        y={CARD_PADDING_PX}
        width={width}
        height={LOGO.height}
      />
    </svg>
  );
}
