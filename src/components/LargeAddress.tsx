import { EmailLink } from './EmailLink';
import styles from './LargeAddress.module.css';

/** The e-mail address as a line of display type; its size comes from what it stands in. */
export function LargeAddress({ email }: { email: string }) {
  return (
    <p className={styles.address}>
      <EmailLink email={email} />
    </p>
  );
}
