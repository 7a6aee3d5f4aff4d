import { clsx } from 'clsx/lite';
import { Icon } from '../../components/Icon.tsx';
import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { getGallery } from '../../data/content.ts';
import { loadPublishedPages, loadPublishedServices } from '../../data/pages.ts';
import { galleriesOf } from '../../data/traits.ts';
import { mailtoHref } from '../../logic/mailto.ts';
import styles from './SiteMap.module.css';
import type { SectionProps } from '../../data/pages.ts';

type Props = SectionProps<'site-map'>;
interface Link {
  label: string;
  /** Without it, the link opens the mail program. */
  href?: string;
}

/** The links that one entry of the file stands for. */
async function linksOf(link: Props['words']['groups'][number]['links'][number]): Promise<Link[]> {
  if (link.kind === 'services')
    return (await loadPublishedServices()).map(({ name: label, href }) => ({ label, href }));
  if (link.kind !== 'galleries') return [link];
  const { href } = link;
  const page = (await loadPublishedPages()).find((one) => one.href === href);
  const galleries = await Promise.all(galleriesOf(page?.sections ?? []).map(getGallery));
  return galleries.map(({ title: label }) => ({ label, href }));
}

export async function SiteMap({ words, business }: Props) {
  const groups = words.groups.map(async ({ title, links }) => ({
    title,
    links: (await Promise.all(links.map(linksOf))).flat(),
  }));
  return (
    <div className={clsx('wrap', styles.map)}>
      <ShelfLabel as="h1" size="page">
        {words.title}
      </ShelfLabel>
      <div className={styles.cupboard}>
        {(await Promise.all(groups)).map(({ title, links }) => (
          <section key={title} className={clsx('shelf-above stack', styles.compartment)}>
            <ShelfLabel>{title}</ShelfLabel>
            <ul className="stack">
              {links.map(({ label, href }) => (
                <li key={label} className={clsx('target type-title', styles.link)}>
                  <TextLink href={href ?? mailtoHref(business.email)}>{label}</TextLink>
                  {href === undefined && <Icon name="envelope" />}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
