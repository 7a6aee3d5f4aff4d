import styles from './Prose.module.css';

export interface ProseProps {
  /** The owner's own words, as the build has made them of Markdown. */
  html: string;
}

/** Running text with headings and lists, as in an imprint. */
export function Prose({ html }: ProseProps) {
  return (
    <div className="wrap">
      <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
