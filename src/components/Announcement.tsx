import { clsx } from 'clsx/lite';
import styles from './Announcement.module.css';
import { Icon } from './Icon.tsx';
import { TextLink } from './TextLink.tsx';
import type { Business } from '../schemas/business.ts';

type AnnouncementProps = NonNullable<Business['announcement']> & {
  /** Spoken name of the button. */
  close: string;
};

/** A line above the header; `scripts/announcement.ts` hides it and shows its button. */
export function Announcement({ text, href, ends, close }: AnnouncementProps) {
  return (
    <aside
      className={clsx(styles.announcement, 'type-small theme-sheet screen-only')}
      data-announcement={text}
      data-ends={ends}
    >
      <div className={clsx('wrap row', styles.row)}>
        <p>{href === undefined ? text : <TextLink href={href}>{text}</TextLink>}</p>
        <button
          type="button"
          className={clsx('icon-target', styles.close)}
          aria-label={close}
          hidden
        >
          <Icon name="close" size={18} />
        </button>
      </div>
    </aside>
  );
}
