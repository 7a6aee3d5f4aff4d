import { clsx } from 'clsx/lite';
import { Icon } from '../../components/Icon.tsx';
import { sampleColours } from '../../data/sampleColours.ts';
import { galleriesOf } from '../../data/traits.ts';
import { DEFAULT_COLORS } from '../../logic/palette.ts';
import styles from './Included.module.css';
import type { SectionProps } from '../../data/sectionProps.ts';

/** The chips have the colours of the page's gallery, or of the first one of the site, or its own. */
async function loadChips({ content, path, site }: SectionProps<'included'>) {
  if (content.look === 'ticks') return [];
  const { pages, galleries, business } = site;
  const own = pages.filter(({ href }) => href === path);
  const shown = [...own, ...pages].flatMap(({ sections }) => galleriesOf(sections));
  const [slug = ''] = [...shown, ...galleries.keys()];
  const gallery = galleries.get(slug);
  if (!gallery) return Object.values(business.colours ?? DEFAULT_COLORS);
  const colours = await sampleColours(gallery.pictures, content.entries.length);
  return colours.map(({ hex }) => hex);
}

export async function Included(props: SectionProps<'included'>) {
  const { content } = props;
  const chips = await loadChips(props);
  return (
    <ul className={clsx('wrap', styles.list)}>
      {content.entries.map((entry, index) => (
        <li key={entry} className={clsx('type-line', styles.line)}>
          {content.look === 'ticks' ? (
            <Icon name="tick" className={styles.tick} />
          ) : (
            <svg className={styles.chip} color={chips[index % chips.length]} aria-hidden />
          )}
          {entry}
        </li>
      ))}
    </ul>
  );
}
