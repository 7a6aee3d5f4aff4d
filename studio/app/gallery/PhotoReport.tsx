import { IconButton } from '../IconButton.tsx';
import { WORDS } from '../words.ts';
import styles from './Gallery.module.css';
import type { PhotoNews } from './usePhotos.ts';

export interface PhotoReportProps {
  news: PhotoNews;
  forget: () => void;
}

/** How far the photographs are, and which of them could not be taken or need a look. */
export function PhotoReport({ news: { done, total, refused, warned }, forget }: PhotoReportProps) {
  const isDone = done === total;
  if (isDone && refused.length + warned.length === 0) return <div role="status" />;
  return (
    <div role="status" className={styles.report}>
      {!isDone && (
        <>
          <p>{WORDS.gallery.reading(done, total)}</p>
          <progress value={done} max={total} aria-label={WORDS.gallery.reading(done, total)} />
        </>
      )}
      {isDone && <IconButton icon="remove" label={WORDS.close} onClick={forget} />}
      {refused.length > 0 && <p>{WORDS.gallery.refused}</p>}
      <ul>
        {refused.map(({ name, reason }, index) => (
          <li key={`${index} ${name}`}>{reason}</li>
        ))}
      </ul>
      {warned.length > 0 && <p>{WORDS.gallery.warned}</p>}
      <ul>
        {warned.map(({ name, warnings }, index) => (
          <li key={`${index} ${name}`}>
            <b>{name}</b> {warnings.join(' ')}
          </li>
        ))}
      </ul>
    </div>
  );
}
