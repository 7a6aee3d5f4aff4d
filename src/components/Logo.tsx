import { fillIn } from '../logic/fillIn.ts';
import { PAGES } from '../routes.ts';
import styles from './Logo.module.css';
import type { ImageMetadata } from 'astro';
import type { Business } from '../schemas/business.ts';
import type { Messages } from '../schemas/messages.ts';

/** The mark of the design as paths: the shelf on its posts, and the block on top. */
export const LOGO = {
  width: 44,
  height: 32,
  box: '0 0 44 32',
  shelf: 'M0 9h44v4H0zM6 13h4v19H6zM20 13h4v19h-4zM34 13h4v19h-4z',
  block: 'M32 1h8v8h-8z',
};

export interface LogoProps {
  currentPath: string;
  business: Business;
  messages: Messages;
}

/** The logo as a link to the home page. */
export function Logo({ currentPath, business: { name, logo }, messages }: LogoProps) {
  return (
    <a
      className={styles.logo}
      href={PAGES.home}
      aria-label={fillIn(messages.header.logoLabel, { business: name })}
      aria-current={currentPath === PAGES.home ? 'page' : undefined}
    >
      {logo ? (
        <OwnLogo picture={logo.src} name={name} />
      ) : (
        <>
          <svg viewBox={LOGO.box} width={LOGO.width} height={LOGO.height} aria-hidden="true">
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
