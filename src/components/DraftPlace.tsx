import styles from './DraftPlace.module.css';

/** What the button of a draft opens. */
export const DRAFT_PLACE_ID = 'draft';

/**
 * Where the message that writes itself will be: below the contact buttons, once one of them was asked
 * for it (`scripts/draftDrawer.ts`), or what is said when it does not come.
 */
export function DraftPlace({ failed }: { failed: string }) {
  return <div className={styles.place} id={DRAFT_PLACE_ID} role="alert" data-failed={failed} />;
}
