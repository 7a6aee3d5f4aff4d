import { clsx } from 'clsx/lite';
import { publishLogo } from '../data/logo.ts';
import { fillIn } from '../logic/fillIn.ts';
import { HOME } from '../routes.ts';
import styles from './Logo.module.css';
import type { SiteParts } from '../data/navigation.ts';

export const LOGO = {
  width: 44,
  height: 32,
  box: '0 0 44 32',
  shelf: 'M0 9h44v4H0zM6 13h4v19H6zM20 13h4v19h-4zM34 13h4v19h-4z',
  block: 'M32 1h8v8h-8z',
};

/** There is no room for the name beside wider logos. */
const NARROW = 2;

export async function Logo({ currentPath, business, messages }: SiteParts) {
  const { name } = business;
  const logo = business.logo && (await publishLogo(business.logo.src));
  const isNarrow = logo === undefined || logo.width < logo.height * NARROW;
  const isNamed = logo === undefined || (isNarrow && business.logo?.withName === true);
  return (
    <a
      className={clsx('target', styles.logo)}
      href={HOME}
      aria-label={fillIn(messages.header.logoLabel, { business: name })}
      aria-current={currentPath === HOME ? 'page' : undefined}
    >
      {logo ? (
        <img
          className={clsx('logo-card', styles.own)}
          src={logo.src}
          alt={isNamed ? '' : name}
          width={Math.round((logo.width / logo.height) * LOGO.height)}
          height={LOGO.height}
        />
      ) : (
        <svg viewBox={LOGO.box} width={LOGO.width} height={LOGO.height} aria-hidden="true">
          <path fill="currentColor" d={LOGO.shelf} />
          <path className={styles.block} d={LOGO.block} />
        </svg>
      )}
      {isNamed && name}
    </a>
  );
}
