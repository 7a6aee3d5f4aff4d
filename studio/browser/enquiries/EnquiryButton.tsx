import { Icon } from '../controls/Icon.tsx';
import { openDialog } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { EnquiriesDialog } from './EnquiriesDialog.tsx';
import { useEnquiryList, useNewEnquiries } from './enquiryList.ts';
import styles from './EnquiryButton.module.css';

const { enquiries: words } = WORDS;

/** Opens the enquiries from the bar; it tells how many are new. */
export function EnquiryButton() {
  useNewEnquiries();
  const list = useEnquiryList();
  if (!list) return null;
  const count = list.enquiries.filter(({ isRead }) => !isRead).length;
  // Elsewhere, enquiries arrive in a mailbox.
  if (count === 0 && list.way !== 'studio') return null;
  const label = count > 0 ? words.unread(count) : words.title;
  return (
    <button
      type="button"
      className={styles.button}
      data-new={count > 0 || undefined}
      aria-label={label}
      title={label}
      onClick={() => openDialog(<EnquiriesDialog />)}
    >
      <Icon name="envelope" />
      {count > 0 && <span className={styles.count}>{count}</span>}
    </button>
  );
}
