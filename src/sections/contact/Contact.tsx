import { clsx } from 'clsx/lite';
import { ContactButtons, DraftPlace } from '../../components/ContactButtons.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import { LargeEmail, TextLink } from '../../components/TextLink.tsx';
import { CONTACT_CARD } from '../../routes.ts';
import styles from './Contact.module.css';
import type { Business } from '../../schemas/business.ts';
import type { DraftContent } from '../../schemas/draft.ts';
import type { HomePage } from '../../schemas/home.ts';
import type { Messages } from '../../schemas/messages.ts';
import type { PortfolioPage } from '../../schemas/pages.ts';

export interface ContactProps<Words> {
  words: Words;
  business: Business;
  messages: Messages;
  draft: DraftContent;
}

function ContactDetails({ business }: { business: Business }) {
  const { phone, areaServed, address, hours } = business;
  const words = [areaServed, address, hours].filter((detail) => detail !== undefined);
  if (phone === undefined && words.length === 0) return null;
  return (
    <ul className={styles.details}>
      {phone !== undefined && (
        <li>
          {/* The (0) is only dialled within the country. */}
          <TextLink href={`tel:${phone.replaceAll(/\(0\)|[^+\d]/gu, '')}`} dir="ltr">
            {phone}
          </TextLink>
        </li>
      )}
      {words.map((detail) => (
        <li key={detail}>{detail}</li>
      ))}
    </ul>
  );
}

export function Contact(props: ContactProps<HomePage['contact']>) {
  const { words, business, messages, draft } = props;
  const { email } = business;
  return (
    <ShelfSection title={words.label} name="contact-us" isAnchor isDark roomBelow="none">
      <div className={clsx('wrap', styles.contact)}>
        <p className={styles.prompt}>{words.prompt}</p>
        <div className={styles.email}>
          <LargeEmail email={email} />
        </div>
        <ContactDetails business={business} />
        <ContactButtons email={email} messages={messages.contact} draftLabel={draft.open} />
        <DraftPlace failed={messages.script.failed} />
        <p className={styles.card}>
          <TextLink href={CONTACT_CARD}>{messages.contact.saveContact}</TextLink>
        </p>
        <div className={styles.drawing}>
          <Drawing name="tidyShelf" />
        </div>
      </div>
    </ShelfSection>
  );
}

export function ContactStrip(props: ContactProps<PortfolioPage['contact']>) {
  const { words, business, messages, draft } = props;
  const { email } = business;
  return (
    <ShelfSection title={words.label} name="contact" isAnchor isDark roomBelow="none">
      <div className={clsx('wrap', styles.strip)}>
        <div className={styles.row}>
          <div className={styles.address}>
            <LargeEmail email={email} />
            <ContactDetails business={business} />
          </div>
          <ContactButtons email={email} messages={messages.contact} draftLabel={draft.open} />
        </div>
        <DraftPlace failed={messages.script.failed} />
      </div>
    </ShelfSection>
  );
}
