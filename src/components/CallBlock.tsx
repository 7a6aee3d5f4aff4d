import { clsx } from 'clsx/lite';
import { telephoneOf } from '../logic/businessDetails.ts';
import { CONTACT_CARD } from '../routes.ts';
import { ButtonLink } from './Button.tsx';
import styles from './CallBlock.module.css';
import { EnquiryDrawer, EnquiryOpener, MailButton } from './ContactBlock.tsx';
import { CopyEmail } from './CopyEmail.tsx';
import { THIRDS } from './Rail.tsx';
import { Tag } from './Tag.tsx';
import { EmailLink, TextLink } from './TextLink.tsx';
import type { ReactNode } from 'react';
import type { ContactButtonsProps } from './ContactBlock.tsx';
import type { Business } from '../schemas/business.ts';
import type { Messages } from '../schemas/messages.ts';

/**
 * The contact of a business with a telephone, in a grid of three thirds: the number is the headline
 * beside the label, then when, where, and in writing.
 */
export function CallBlock(props: ContactButtonsProps) {
  const { business, messages, drawer } = props;
  const phone = telephoneOf(business);
  if (!phone) return null;
  const { call } = messages.dock;
  return (
    <>
      <div>
        <p className={styles.line}>
          <a className={styles.number} href={phone.href} dir="ltr">
            {phone.number}
          </a>
        </p>
        <div className={clsx('cluster screen-only', styles.buttons)}>
          {call !== undefined && (
            <ButtonLink href={phone.href} iconBefore="phone" isStretched>
              {call}
            </ButtonLink>
          )}
          <MailButton {...props} variant={call === undefined ? undefined : 'secondary'} />
          <EnquiryOpener {...props} />
        </div>
      </div>
      <div className={styles.across}>
        <EnquiryDrawer id={drawer} messages={messages} />
        <div className={clsx(THIRDS, styles.facts)}>
          <Hours business={business} title={messages.contact.when} />
          <Place business={business} title={messages.contact.where} />
          <Writing business={business} messages={messages.contact} />
        </div>
      </div>
    </>
  );
}

interface FactProps {
  /** Without it, the rows hang from the line. */
  title: string | undefined;
  children: ReactNode;
}

function Fact({ title, children }: FactProps) {
  return (
    <div className={styles.fact}>
      {title !== undefined && (
        <Tag as="h3" look="outline">
          {title}
        </Tag>
      )}
      {children}
    </div>
  );
}

interface DetailsProps {
  business: Business;
  title: string | undefined;
}

function Hours({ business: { hours = [] }, title }: DetailsProps) {
  if (hours.length === 0) return null;
  return (
    <Fact title={title}>
      <dl className={styles.rows}>
        {hours.map(({ days, hours: times }) => (
          <div key={days} className={clsx('row', styles.row)}>
            <dt>{days}</dt>
            {times !== undefined && <dd>{times}</dd>}
          </div>
        ))}
      </dl>
    </Fact>
  );
}

function Place({ business: { address, areaServed }, title }: DetailsProps) {
  const lines = [address?.split('\n').join(', '), areaServed].filter((line) => line !== undefined);
  if (lines.length === 0) return null;
  return (
    <Fact title={title}>
      <ul className={styles.rows}>
        {lines.map((line) => (
          <li key={line} className={clsx('row', styles.row)}>
            {line}
          </li>
        ))}
      </ul>
    </Fact>
  );
}

interface WritingProps {
  business: Business;
  messages: Messages['contact'];
}

function Writing({ business: { email }, messages }: WritingProps) {
  return (
    <Fact title={messages.inWriting}>
      <ul className={styles.rows}>
        <li className={clsx('row', styles.row)}>
          <span className={clsx('target', styles.email)}>
            <EmailLink email={email} />
          </span>
          <CopyEmail email={email} messages={messages} look="icon" />
        </li>
        <li className={clsx('row screen-only', styles.row)}>
          <TextLink className={clsx('target', styles.email)} href={CONTACT_CARD}>
            {messages.saveContact}
          </TextLink>
        </li>
      </ul>
    </Fact>
  );
}
