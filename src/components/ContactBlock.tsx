import { clsx } from 'clsx/lite';
import { detailsOf } from '../logic/businessDetails.ts';
import { ENQUIRY_FORM } from '../routes.ts';
import { Button, ButtonLink } from './Button.tsx';
import styles from './ContactBlock.module.css';
import { CopyEmail } from './CopyEmail.tsx';
import { LargeEmail, SpokenNote, TextLink } from './TextLink.tsx';
import type { SectionProps } from '../data/sectionProps.ts';
import type { Business } from '../schemas/business.ts';

type Site = Pick<SectionProps, 'business' | 'messages' | 'enquiry' | 'site'>;

/** The e-mail address, large, above the other ways to reach the business. */
export function ContactDetails({ business }: Pick<Site, 'business'>) {
  return (
    <div className={styles.address}>
      <LargeEmail email={business.email} />
      <OtherDetails business={business} />
    </div>
  );
}

function OtherDetails({ business }: { business: Business }) {
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

export interface ContactButtonsProps extends Site {
  /** Id of the `EnquiryDrawer` that the last button opens. */
  drawer: string;
  /** Of the mail link. */
  label: string;
  href: string;
}

/** The buttons that write an e-mail, copy the address and open the enquiry form. */
export function ContactButtons(props: ContactButtonsProps) {
  const { business, messages } = props;
  return (
    <div className={clsx('cluster', styles.buttons)}>
      <MailButton {...props} />
      <CopyEmail email={business.email} messages={messages.contact} look="button" />
      <EnquiryOpener {...props} />
    </div>
  );
}

type MailButtonProps = Pick<ContactButtonsProps, 'messages' | 'label' | 'href'> & {
  variant?: 'secondary' | undefined;
};

export function MailButton({ messages, label, href, variant }: MailButtonProps) {
  return (
    <ButtonLink href={href} iconBefore="envelope" data-variant={variant} isStretched>
      {label}
      {label !== messages.contact.writeEmail && <SpokenNote text={messages.contact.opensMail} />}
    </ButtonLink>
  );
}

/** Without scripts, where enquiries are sent from the site, it leads to a page with the form. */
export function EnquiryOpener({ site, enquiry, drawer }: ContactButtonsProps) {
  const { sending } = site;
  return (
    <>
      <Button
        variant="secondary"
        iconBefore="plus"
        className="needs-script"
        aria-expanded={false}
        aria-controls={drawer}
        data-enquiry=""
        isStretched
      >
        {sending?.words.open ?? enquiry.open}
      </Button>
      {sending && (
        <noscript>
          <ButtonLink href={ENQUIRY_FORM} data-variant="secondary" isStretched>
            {sending.words.open}
          </ButtonLink>
        </noscript>
      )}
    </>
  );
}

/** `scripts/enquiryDrawer.ts` loads the enquiry form or an error message into it. */
export function EnquiryDrawer({ id, messages }: Pick<Site, 'messages'> & { id: string }) {
  return (
    <div
      className={clsx('screen-only', styles.enquiry)}
      id={id}
      role="alert"
      data-failed={messages.script.failed}
    />
  );
}
