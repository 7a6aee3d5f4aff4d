import { clsx } from 'clsx/lite';
import { telephoneOf } from '../logic/businessDetails.ts';
import { mailtoHref } from '../logic/mailto.ts';
import styles from './ContactChoice.module.css';
import { Icon, type IconName } from './Icon.tsx';
import { ShelfLabel } from './ShelfLabel.tsx';
import type { SiteParts } from '../data/navigation.ts';

interface Way {
  icon: IconName;
  label: string;
  /** Number or address. */
  detail?: string;
  href: string;
  /** Whether nothing can be done there without scripts. */
  needsScript?: boolean;
}

/** How visitors can reach a business with a telephone; undefined without one. */
export function waysOf({
  business,
  navigation,
  messages,
  enquiry,
  sending,
}: SiteParts): Way[] | undefined {
  const phone = telephoneOf(business);
  const { call } = messages.dock;
  if (phone === undefined || call === undefined || navigation.enquiry === undefined)
    return undefined;
  const { email } = business;
  return [
    { icon: 'phone', label: call, detail: phone.number, href: phone.href },
    {
      icon: 'envelope',
      label: messages.contact.writeEmail,
      detail: email,
      href: mailtoHref(email),
    },
    { icon: 'plus', label: enquiry.open, href: navigation.enquiry, needsScript: !sending },
  ];
}

interface ContactChoiceProps {
  id: string;
  title: string;
  ways: readonly Way[];
}

/** Opens above the dock: a native popover, which needs no script. */
export function ContactChoice({ id, title, ways }: ContactChoiceProps) {
  return (
    <div id={id} className={clsx('theme-dark', styles.choice)} popover="auto">
      <ShelfLabel as="p">{title}</ShelfLabel>
      <ul>
        {ways.map(({ icon, label, detail, href, needsScript }) => (
          <li key={href} className={clsx(styles.way, needsScript && 'needs-script')}>
            <a className={styles.link} href={href}>
              <Icon name={icon} />
              <span>
                <span className="type-label">{label}</span>
                {detail !== undefined && (
                  <span className={clsx('type-small', styles.detail)} dir="ltr">
                    {detail}
                  </span>
                )}
              </span>
              <Icon name="arrow-right" className={styles.arrow} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
