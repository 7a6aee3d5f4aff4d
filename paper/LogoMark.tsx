import { LOGO } from '../src/components/Logo.tsx';
import styles from './LogoMark.module.css';

/** The mark without the name, and without the link that it is on the pages. */
export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox={LOGO.viewBox} aria-hidden="true">
      <path fill="currentColor" d={LOGO.shelf} />
      <path className={styles.block} d={LOGO.block} />
    </svg>
  );
}
