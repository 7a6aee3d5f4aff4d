import { clsx } from 'clsx/lite';
import prose from '../../components/Prose.module.css';
import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import { getGallery, getPlacedPicture } from '../../data/content.ts';
import { materialsOf } from '../../data/materials.ts';
import { resolvePhoto } from '../../data/photo.ts';
import { fieldHtml } from '../../logic/proseHtml.ts';
import { Introduction } from '../introduction/Introduction.tsx';
import styles from './Project.module.css';
import type { LoadedProps, SectionProps } from '../../data/pages.ts';

const MATERIALS = 5;

export async function load({ words }: SectionProps<'project'>) {
  const { title, story, pictures } = await getGallery(words.gallery);
  if (!story) throw new Error(`The gallery ${words.gallery} has no story`);
  const materials = await materialsOf(pictures, MATERIALS);
  const picture = await getPlacedPicture(story.picture);
  const photo = await resolvePhoto({ ...picture, alt: '' }, 'stylingBanner');
  return { title, story, html: fieldHtml(story.text), photo, materials };
}

/** Opens like a page with an introduction; below it facts, colours and the story. */
export function Project(props: LoadedProps<typeof load>) {
  const { title, story, html, photo, materials, isInFirstView } = props;
  const words = { title, intro: story.intro };
  return (
    <>
      <Introduction words={words} photo={photo} isInFirstView={isInFirstView} />
      <div className="shelf-above">
        <div className="wrap grid">
          <dl className={styles.facts}>
            {story.facts.map(({ label, value }) => (
              <div key={label}>
                <ShelfLabel as="dt" size="small">
                  {label}
                </ShelfLabel>
                <dd className={clsx('type-line', styles.fact)}>{value}</dd>
              </div>
            ))}
          </dl>
          <div className={clsx(prose.prose, 'beside')} dangerouslySetInnerHTML={{ __html: html }} />
          <div className={clsx('shelf-below', styles.materials)}>
            {materials.map((color) => (
              <svg key={color} color={color} aria-hidden />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
