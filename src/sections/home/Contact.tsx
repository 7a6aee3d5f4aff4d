import { ContactButtons } from '../../components/ContactButtons';
import { TidyShelfDrawing } from '../../components/drawings/TidyShelfDrawing';
import { LargeAddress } from '../../components/LargeAddress';
import { ShelfSection } from '../../components/ShelfSection';
import type { HomePage } from '../../schemas/homePage';
import type { Labels } from '../../schemas/labels';
import styles from './Contact.module.css';

export interface ContactProps {
  words: HomePage['contact'];
  email: string;
  labels: Labels['contact'];
}

/** The way to the business. Its drawing stands on the shelf of the footer. */
export function Contact({ words, email, labels }: ContactProps) {
  return (
    <ShelfSection title={words.label} name="contact-us" isAnchor isDark isLast>
      <div className="wrap">
        <p className={styles.prompt}>{words.prompt}</p>
        <div className={styles.address}>
          <LargeAddress email={email} />
        </div>
        <ContactButtons email={email} labels={labels} />
        <div className={styles.drawing}>
          <TidyShelfDrawing />
        </div>
      </div>
    </ShelfSection>
  );
}
