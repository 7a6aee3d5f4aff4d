import { clsx } from 'clsx/lite';
import { CallBlock } from '../../components/CallBlock.tsx';
import { ContactButtons, ContactDetails, EnquiryDrawer } from '../../components/ContactBlock.tsx';
import { RAIL } from '../../components/Rail.tsx';
import { telephoneOf } from '../../logic/businessDetails.ts';
import { mailtoHref } from '../../logic/mailto.ts';
import { enquiryDrawerId } from '../../routes.ts';
import styles from './CallToAction.module.css';
import type { SectionProps } from '../../data/sectionProps.ts';

/** The contact block of other pages; its title stands in the place of label and prompt. */
export function CallToAction(props: SectionProps<'call-to-action'>) {
  const { content, business, messages, id } = props;
  const drawer = enquiryDrawerId(id);
  const href = mailtoHref(business.email, content.subject);
  const ways = { ...props, drawer, href, label: content.button };
  const hasPhone = telephoneOf(business) !== undefined;
  return (
    <section className="theme-dark">
      <div className={clsx('wrap', styles.block)}>
        <div className={RAIL}>
          <div>
            <h2
              className={clsx('type-page', styles.title)}
              data-beside={hasPhone ? 'number' : undefined}
            >
              {content.title}
            </h2>
          </div>
          {hasPhone ? (
            <CallBlock {...ways} />
          ) : (
            <div className={styles.ways}>
              <div className={styles.address}>
                <ContactDetails business={business} />
              </div>
              <ContactButtons {...ways} />
            </div>
          )}
        </div>
        {!hasPhone && <EnquiryDrawer id={drawer} messages={messages} />}
      </div>
    </section>
  );
}
