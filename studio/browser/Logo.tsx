import { Picture } from './fields/Picture.tsx';
import { valueAt } from './state/content.ts';
import { useStudio } from './state/store.ts';
import { WORDS } from './words.ts';
import styles from './Logo.module.css';

const BUSINESS = 'business.yaml';

/** The logo of the business, and its name. */
export function Logo() {
  const name = useBusinessName();
  const src = useStudio((state) => valueAt(state.files[BUSINESS], ['logo', 'src']));
  return (
    <>
      {typeof src === 'string' && src !== '' ? (
        <Picture className={styles.own} file={BUSINESS} src={src} size="card" />
      ) : (
        <svg className={styles.drawing} viewBox="0 0 44 32" aria-hidden="true">
          <path d="M0 9h44v4H0zM6 13h4v19H6zM20 13h4v19h-4zM34 13h4v19h-4z" />
          <path className={styles.block} d="M32 1h8v8h-8z" />
        </svg>
      )}
      <span className={styles.name}>{name}</span>
    </>
  );
}

export function useBusinessName(): string {
  const name = useStudio((state) => valueAt(state.files[BUSINESS], ['name']));
  return typeof name === 'string' && name !== '' ? name : WORDS.title;
}
