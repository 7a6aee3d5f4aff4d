import { ContactButtons } from '../../components/ContactButtons';
import { LargeAddress } from '../../components/LargeAddress';
import { ShelfSection } from '../../components/ShelfSection';
import type { Labels } from '../../schemas/labels';
import type { PortfolioPage } from '../../schemas/portfolioPage';
import styles from './ContactStrip.module.css';

export interface ContactStripProps {
  words: PortfolioPage['contact'];
  email: string;
  labels: Labels['contact'];
}

/** The compact way to the business at the end of the pictures. */
export function ContactStrip({ words, email, labels }: ContactStripProps) {
  return (
    <ShelfSection title={words.label} name="contact" isDark isLast>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.address}>
          <LargeAddress email={email} />
        </div>
        <ContactButtons email={email} labels={labels} />
      </div>
    </ShelfSection>
  );
}
