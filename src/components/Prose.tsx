import styles from './Prose.module.css';

/** Running text that the build has made of the owner's Markdown. */
export function Prose({ html }: { html: string }) {
  return (
    <div className="wrap">
      <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
