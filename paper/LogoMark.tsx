import { LOGO, LOGO_BOX } from '../src/logic/logo.ts';
import styles from './LogoMark.module.css';
import type { Business } from '../src/schemas/business.ts';

export interface LogoMarkProps {
  business: Pick<Business, 'logo' | 'name'>;
  className?: string | undefined;
}

/** The business's own logo, or the mark without the name; without the link that it is on the pages. */
export function LogoMark({ business, className }: LogoMarkProps) {
  if (business.logo)
    return <img className={className} src={business.logo.src.src} alt={business.name} />;
  return (
    <svg className={className} viewBox={LOGO_BOX} aria-hidden="true">
      <path fill="currentColor" d={LOGO.shelf} />
      <path className={styles.block} d={LOGO.block} />
    </svg>
  );
}
