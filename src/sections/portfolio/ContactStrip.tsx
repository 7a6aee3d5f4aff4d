import { clsx } from 'clsx/lite';
import { ContactButtons, DraftPlace } from '../../components/ContactButtons.tsx';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import { LargeEmail } from '../../components/TextLink.tsx';
import styles from './ContactStrip.module.css';
import type { Messages } from '../../schemas/messages.ts';
import type { PortfolioPage } from '../../schemas/portfolioPage.ts';

export interface ContactStripProps {
  words: PortfolioPage['contact'];
  email: string;
  messages: Messages['contact'];
  /** The words of its button, and those that are shown when it does not load. */
  draft: { label: string; failed: string };
}

/** The compact way to the business at the end of the pictures. */
export function ContactStrip({ words, email, messages, draft }: ContactStripProps) {
  return (
    <ShelfSection title={words.label} name="contact" isDark roomBelow="none">
      <div className={clsx('wrap', styles.strip)}>
        <div className={styles.row}>
          <div className={styles.email}>
            <LargeEmail email={email} />
          </div>
          <ContactButtons email={email} messages={messages} draftLabel={draft.label} />
        </div>
        <DraftPlace failed={draft.failed} />
      </div>
    </ShelfSection>
  );
}
