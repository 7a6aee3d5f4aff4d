import styles from './Empty.module.css';
import type { ReactNode } from 'react';

interface EmptyProps {
  title: string;
  text?: string;
  /** What fills it, such as `<Button kind="add">`. */
  children?: ReactNode;
}

/** A shelf on which nothing stands yet. */
export function Empty({ title, text, children }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <svg className={styles.shelf} viewBox="0 0 240 56" aria-hidden="true">
        <path className={styles.places} d="M20 54V12h56v42M100 54V12h56v42M180 54V12h40v42" />
        <path d="M0 55h240" />
      </svg>
      <b>{title}</b>
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  );
}
