import { clsx } from 'clsx/lite';
import { Icon } from '../../components/Icon.tsx';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import { getGallery } from '../../data/content.ts';
import { materialsOf } from '../../data/materials.ts';
import { galleriesOf, loadPages } from '../../data/pages.ts';
import styles from './Included.module.css';
import type { LoadedProps, SectionProps } from '../../data/pages.ts';

/** The chips have the colours of the page's gallery, or of the first one of the site. */
export async function load({ words, path }: SectionProps<'included'>) {
  if (words.look === 'ticks') return { chips: [] };
  const pages = await loadPages();
  const own = pages.filter(({ href }) => href === path);
  const [slug = ''] = [...own, ...pages].flatMap(({ sections }) => galleriesOf(sections));
  const { pictures } = await getGallery(slug);
  return { chips: await materialsOf(pictures, words.entries.length) };
}

export function Included({ name, words, chips }: LoadedProps<typeof load>) {
  return (
    <ShelfSection title={words.label} name={name}>
      <ul className={clsx('wrap', styles.list)}>
        {words.entries.map((entry, index) => (
          <li key={entry} className={clsx('type-line', styles.line)}>
            {words.look === 'ticks' ? (
              <Icon name="tick" className={styles.tick} />
            ) : (
              <svg className={styles.chip} color={chips[index % chips.length]} aria-hidden />
            )}
            {entry}
          </li>
        ))}
      </ul>
    </ShelfSection>
  );
}
