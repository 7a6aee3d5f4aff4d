import { clsx } from 'clsx/lite';
import { ContactButtons, ContactDetails, EnquiryDrawer } from '../../components/ContactBlock.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { mailtoHref } from '../../logic/mailto.ts';
import { CONTACT_CARD } from '../../routes.ts';
import styles from './Contact.module.css';
import type { FrameOf } from '../../components/PageSection.tsx';
import type { SectionProps } from '../../data/sectionProps.ts';

export const frame: FrameOf<'contact'> = () => ({ isDark: true, roomBelow: 'none' });

/** With a prompt it is tall, for the end of the home page; without, a low strip. */
export function Contact(props: SectionProps<'contact'>) {
  const { content, business, messages, id } = props;
  const { prompt } = content;
  const drawer = `${id}-enquiry`;
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
    <div className={clsx('wrap', styles.contact)}>
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
      <div className={clsx('screen-only', styles.drawing)} data-reveal="">
        <Drawing name="tidyShelf" />
      </div>
    </div>
  );
}
