import { clsx } from 'clsx/lite';
import { CallBlock } from '../../components/CallBlock.tsx';
import { ContactButtons, ContactDetails, EnquiryDrawer } from '../../components/ContactBlock.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { RAIL } from '../../components/Rail.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { telephoneOf } from '../../logic/businessDetails.ts';
import { mailtoHref } from '../../logic/mailto.ts';
import { CONTACT_CARD, enquiryDrawerId } from '../../routes.ts';
import styles from './Contact.module.css';
import type { FrameOf } from '../../components/PageSection.tsx';
import type { SectionProps } from '../../data/sectionProps.ts';

export const frame: FrameOf<'contact'> = ({ content, business }) => {
  const dark = { isDark: true, roomBelow: 'none' } as const;
  if (!telephoneOf(business)) return dark;
  const { prompt } = content;
  return {
    ...dark,
    space: 'none',
    layout: RAIL,
    belowLabel: prompt !== undefined && (
      <p className={styles.promptBelow} data-prompt="">
        {prompt}
      </p>
    ),
  };
};

/**
 * With a prompt it is tall, for the end of the home page; without, a low strip. A business with a
 * telephone has the number as its headline.
 */
export function Contact(props: SectionProps<'contact'>) {
  return telephoneOf(props.business) ? <CallContact {...props} /> : <MailContact {...props} />;
}

function CallContact(props: SectionProps<'contact'>) {
  const { content, business, messages, id } = props;
  return (
    <>
      <CallBlock
        {...props}
        drawer={enquiryDrawerId(id)}
        label={messages.contact.writeEmail}
        href={mailtoHref(business.email)}
      />
      {content.prompt === undefined ? (
        <div className={styles.bottom} />
      ) : (
        <TidyShelf className={styles.drawingBelow} />
      )}
    </>
  );
}

function TidyShelf({ className }: { className: string | undefined }) {
  return (
    <div className={clsx('screen-only', className)} data-reveal="">
      <Drawing name="tidyShelf" />
    </div>
  );
}

function MailContact(props: SectionProps<'contact'>) {
  const { content, business, messages, id } = props;
  const { prompt } = content;
  const drawer = enquiryDrawerId(id);
  const buttons = (
    <ContactButtons
      {...props}
      drawer={drawer}
      label={messages.contact.writeEmail}
      href={mailtoHref(business.email)}
    />
  );
  return prompt === undefined ? (
    <div className={clsx('wrap', styles.strip)}>
      <div className={clsx('cluster', styles.row)}>
        <div className={styles.address}>
          <ContactDetails business={business} />
        </div>
        {buttons}
      </div>
      <EnquiryDrawer id={drawer} messages={messages} />
    </div>
  ) : (
    <div className="wrap">
      <p className={styles.prompt} data-prompt="">
        {prompt}
      </p>
      <div className={styles.email}>
        <ContactDetails business={business} />
      </div>
      {buttons}
      <EnquiryDrawer id={drawer} messages={messages} />
      <p className={clsx('type-action screen-only', styles.card)}>
        <TextLink className="target" href={CONTACT_CARD}>
          {messages.contact.saveContact}
        </TextLink>
      </p>
      <TidyShelf className={styles.drawing} />
    </div>
  );
}
