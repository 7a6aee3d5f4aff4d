import { clsx } from 'clsx/lite';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { CopyEmail } from '../../components/CopyEmail.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { LargeEmail, TextLink } from '../../components/TextLink.tsx';
import { detailsOf } from '../../logic/businessDetails.ts';
import { mailtoHref } from '../../logic/mailto.ts';
import { CONTACT_CARD, ENQUIRY_FORM } from '../../routes.ts';
import styles from './Contact.module.css';
import type { FrameOf } from '../../components/PageSection.tsx';
import type { SectionProps } from '../../data/sectionProps.ts';
import type { Business } from '../../schemas/business.ts';

const ENQUIRY_ID = 'enquiry';

/** Everything but the e-mail address, which is large. */
function ContactDetails({ business }: { business: Business }) {
  const details = detailsOf(business).filter(({ field }) => field !== 'email');
  if (details.length === 0) return null;
  return (
    <ul className={clsx('cluster', styles.details)}>
      {details.map(({ value, linkOf }) => (
        <li key={value}>
          {linkOf ? (
            <TextLink href={linkOf(value)} className="target" dir="ltr">
              {value}
            </TextLink>
          ) : (
            value
          )}
        </li>
      ))}
    </ul>
  );
}

export const frame: FrameOf<'contact'> = () => ({ isDark: true, roomBelow: 'none' });

/** With a prompt it is tall, for the end of the home page; without, a low strip. */
export function Contact(props: SectionProps<'contact'>) {
  const { content, business, messages, enquiry, site } = props;
  const { prompt } = content;
  const { email } = business;
  const { sending } = site;
  // Without scripts, the link leads to a page with the form.
  const opener = sending ? (
    <ButtonLink
      href={ENQUIRY_FORM}
      data-variant="secondary"
      iconBefore="plus"
      isStretched
      aria-controls={ENQUIRY_ID}
      data-enquiry=""
    >
      {sending.words.open}
    </ButtonLink>
  ) : (
    <Button
      variant="secondary"
      iconBefore="plus"
      className="needs-script"
      isStretched
      aria-expanded={false}
      aria-controls={ENQUIRY_ID}
      data-enquiry=""
    >
      {enquiry.open}
    </Button>
  );
  const buttons = (
    <div className={clsx('cluster', styles.buttons)}>
      <ButtonLink href={mailtoHref(email)} iconBefore="envelope" isStretched>
        {messages.contact.writeEmail}
      </ButtonLink>
      <CopyEmail email={email} messages={messages.contact} look="button" />
      {opener}
    </div>
  );
  // `scripts/enquiryDrawer.ts` loads the enquiry form or an error message into it.
  const drawer = (
    <div
      className={clsx('screen-only', styles.enquiry)}
      id={ENQUIRY_ID}
      role="alert"
      data-failed={messages.script.failed}
    />
  );
  return prompt === undefined ? (
    <div className={clsx('wrap', styles.strip)}>
      <div className={clsx('cluster', styles.row)}>
        <div className={styles.address}>
          <LargeEmail email={email} />
          <ContactDetails business={business} />
        </div>
        {buttons}
      </div>
      {drawer}
    </div>
  ) : (
    <div className={clsx('wrap', styles.contact)}>
      <p className={styles.prompt} data-prompt="">
        {prompt}
      </p>
      <div className={styles.email}>
        <LargeEmail email={email} />
      </div>
      <ContactDetails business={business} />
      {buttons}
      {drawer}
      <p className={clsx('type-action screen-only', styles.card)}>
        <TextLink className="target" href={CONTACT_CARD}>
          {messages.contact.saveContact}
        </TextLink>
      </p>
      <div className={clsx('screen-only', styles.drawing)} data-reveal="">
        <Drawing name="tidyShelf" />
      </div>
    </div>
  );
}
