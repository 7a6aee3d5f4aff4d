import { clsx } from 'clsx/lite';
import { ContactButtons, ContactDetails, EnquiryDrawer } from '../../components/ContactBlock.tsx';
import { RAIL } from '../../components/Rail.tsx';
import { mailtoHref } from '../../logic/mailto.ts';
import styles from './CallToAction.module.css';
import type { SectionProps } from '../../data/sectionProps.ts';

/** The contact block of other pages; its title stands in the place of label and prompt. */
export function CallToAction(props: SectionProps<'call-to-action'>) {
  const { content, business, messages, id } = props;
  const drawer = `${id}-enquiry`;
  return (
    <section className="theme-dark">
      <div className={clsx('wrap', styles.block)}>
        <div className={RAIL}>
          <div>
            <h2 className={clsx('type-page', styles.title)}>{content.title}</h2>
          </div>
          <div className={styles.ways}>
            <div className={styles.address}>
              <ContactDetails business={business} />
            </div>
            <ContactButtons
              {...props}
              drawer={drawer}
              label={content.button}
              href={mailtoHref(business.email, content.subject)}
            />
          </div>
        </div>
        <EnquiryDrawer id={drawer} messages={messages} />
      </div>
    </section>
  );
}
