import { clsx } from 'clsx/lite';
import prose from '../../components/Prose.module.css';
import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { getGallery } from '../../data/pictures.ts';
import { sampleColours } from '../../data/sampleColours.ts';
import { fieldHtml } from '../../logic/proseHtml.ts';
import { Introduction } from '../introduction/Introduction.tsx';
import styles from './Project.module.css';
import type { SectionProps } from '../../data/sectionProps.ts';

const COLOUR_COUNT = 5;

/** Opens like a page with an introduction; below it facts, colours and the story. */
export async function Project({ content, site, messages, isInFirstView }: SectionProps<'project'>) {
  const { gallery } = content;
  const { title, story, pictures } = await getGallery(gallery);
  if (!story) throw new Error(`The gallery ${gallery} has no story`);
  const { intro, picture: banner, hideColours, room } = story;
  const sameRoom = [...site.lists.values()].find((list) => list.room === room);
  const colours = hideColours ? [] : await sampleColours(pictures, COLOUR_COUNT);
  return (
    <>
      <Introduction content={{ title, intro, banner }} isInFirstView={isInFirstView} />
      <div className="clip-x">
        <div className="wrap grid">
          <dl className={styles.facts}>
            {room !== undefined && (
              <div className={clsx('shelf-above full-bleed', styles.row)}>
                <ShelfLabel as="dt" size="small">
                  {messages.projects.room}
                </ShelfLabel>
                <dd className={clsx('type-line', styles.fact)}>
                  {sameRoom ? <TextLink href={sameRoom.href}>{room}</TextLink> : room}
                </dd>
              </div>
            )}
            {story.facts.map(({ label, value }) => (
              <div key={label} className={clsx('shelf-above full-bleed', styles.row)}>
                <ShelfLabel as="dt" size="small">
                  {label}
                </ShelfLabel>
                <dd className={clsx('type-line', styles.fact)}>{value}</dd>
              </div>
            ))}
          </dl>
          <div
            className={clsx(prose.prose, 'beside')}
            dangerouslySetInnerHTML={{ __html: fieldHtml(story.text, site.hidden) }}
          />
          {colours.length > 0 && (
            <ul className={clsx('type-small', styles.colours)}>
              {colours.map(({ name, hex }) => (
                <li key={name}>
                  <svg color={hex} aria-hidden />
                  {messages.colours?.[name]}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </>
  );
}
