import { EmailLink } from './EmailLink.tsx';
import styles from './LargeEmail.module.css';

/** The e-mail address as a line of display type; its size comes from what it stands in. */
export function LargeEmail({ email }: { email: string }) {
  return (
    <p className={styles.email}>
      <EmailLink email={email} />
    </p>
  );
}
