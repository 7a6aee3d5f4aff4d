import { clsx } from 'clsx/lite';
import { ContactButtons, DraftPlace } from '../../components/ContactButtons.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import { LargeEmail, TextLink } from '../../components/TextLink.tsx';
import { CONTACT_CARD } from '../../routes.ts';
import styles from './Contact.module.css';
import type { HomePage } from '../../schemas/homePage.ts';
import type { Messages } from '../../schemas/messages.ts';

export interface ContactProps {
  words: HomePage['contact'];
  email: string;
  messages: Messages['contact'];
  /** The words of its button, and those that are shown when it does not load. */
  draft: { label: string; failed: string };
}

/** The way to the business. Its drawing stands on the shelf of the footer. */
export function Contact({ words, email, messages, draft }: ContactProps) {
  return (
    <ShelfSection title={words.label} name="contact-us" isAnchor isDark roomBelow="none">
      <div className={clsx('wrap', styles.contact)}>
        <p className={styles.prompt}>{words.prompt}</p>
        <div className={styles.email}>
          <LargeEmail email={email} />
        </div>
        <ContactButtons email={email} messages={messages} draftLabel={draft.label} />
        <DraftPlace failed={draft.failed} />
        <p className={styles.card}>
          <TextLink href={CONTACT_CARD}>{messages.saveContact}</TextLink>
        </p>
        <div className={styles.drawing}>
          <Drawing name="tidyShelf" />
        </div>
      </div>
    </ShelfSection>
  );
}
