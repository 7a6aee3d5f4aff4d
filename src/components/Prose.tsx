import styles from './Prose.module.css';

/** The owner's Markdown, rendered. */
export function Prose({ html }: { html: string }) {
  return (
    <div className="wrap">
      <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
