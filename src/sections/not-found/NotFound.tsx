import { clsx } from 'clsx/lite';
import { Drawing } from '../../components/Drawing.tsx';
import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { isHiddenLink } from '../../logic/hiddenLinks.ts';
import styles from './NotFound.module.css';
import type { FrameOf } from '../../components/PageSection.tsx';
import type { SectionProps } from '../../data/sectionProps.ts';

/** Its label hangs between two drawings. */
export const frame: FrameOf<'not-found'> = () => undefined;

export function NotFound({ content, site }: SectionProps<'not-found'>) {
  const links = content.links.filter(({ href }) => !isHiddenLink(href, site.hidden));
  return (
    <>
      <div className={styles.shelf}>
        <div className={clsx('wrap', styles.things)}>
          <div className={styles.side}>
            <Drawing name="gapLeft" />
          </div>
          <div className={styles.gap}>
            <div className={styles.label}>
              <ShelfLabel as="p">{content.label}</ShelfLabel>
            </div>
          </div>
          <div className={styles.side}>
            <Drawing name="gapRight" />
          </div>
        </div>
      </div>
      <div className={clsx('wrap', styles.texts)}>
        <h1 className={clsx('type-page', styles.heading)}>{content.heading}</h1>
        <p className={styles.text}>{content.text}</p>
        <ul className={clsx('cluster', styles.links)}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <TextLink className="target" href={href}>
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
