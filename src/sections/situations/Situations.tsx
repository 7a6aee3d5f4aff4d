import { clsx } from 'clsx/lite';
import { Chooser, ChosenNote } from '../../components/Chooser.tsx';
import { ContentPhoto } from '../../components/ContentPhoto.tsx';
import { enquiryLinkOf } from '../../data/navigation.ts';
import { capitalize } from '../../logic/capitalize.ts';
import styles from './Situations.module.css';
import type { FrameOf } from '../../components/PageSection.tsx';
import type { SectionProps } from '../../data/sectionProps.ts';

export const frame: FrameOf<'situations'> = () => ({ space: 'beside' });

export function Situations(props: SectionProps<'situations'>) {
  const { content, enquiry, messages, site, path } = props;
  const { sentence } = content;
  const { language } = messages.document;
  const { chosen } = enquiry.letter;
  const { sections = [] } = site.pages.find(({ href }) => href === path) ?? {};
  const form = enquiryLinkOf(site, path, sections);
  const canChoose = form !== undefined && sentence !== undefined;
  return (
    <div className="wrap grid">
      <ul className={styles.list}>
        {content.entries.map((situation) => (
          <li key={situation} className={clsx('type-title', styles.line)}>
            {canChoose ? (
              <Chooser
                name="situations"
                value={situation}
                sentence={sentence}
                className={clsx('row', styles.choice)}
              >
                {capitalize(situation, language)}
              </Chooser>
            ) : (
              capitalize(situation, language)
            )}
          </li>
        ))}
      </ul>
      <div className={clsx('shelf-below screen-only', styles.picture)}>
        <ContentPhoto picture={content.picture} slot="situations" className={styles.photo} />
      </div>
      {canChoose && chosen !== undefined && (
        <div className="beside">
          <ChosenNote words={chosen} href={form} />
        </div>
      )}
    </div>
  );
}
