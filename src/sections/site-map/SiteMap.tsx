import { clsx } from 'clsx/lite';
import { Icon } from '../../components/Icon.tsx';
import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { publishedServices } from '../../data/pages.ts';
import { galleriesOf, listedProjects } from '../../data/traits.ts';
import { isHiddenLink } from '../../logic/hiddenLinks.ts';
import { mailtoHref } from '../../logic/mailto.ts';
import { routeOfProject } from '../../routes.ts';
import styles from './SiteMap.module.css';
import type { SectionProps } from '../../data/sectionProps.ts';
import type { Site } from '../../data/site.ts';

type Props = SectionProps<'site-map'>;
interface Link {
  label: string;
  /** Without it, the link opens the mail program. */
  href?: string;
}

/** The links that one entry of the file stands for. */
function linksOf(link: Props['content']['groups'][number]['links'][number], site: Site): Link[] {
  if (link.kind === 'services')
    return publishedServices(site.services).map(({ name: label, href }) => ({ label, href }));
  if (link.kind === 'page' && isHiddenLink(link.href, site.hidden)) return [];
  if (link.kind !== 'galleries') return [link];
  const { href } = link;
  const page = site.published.find((one) => one.href === href);
  const sections = page?.sections ?? [];
  const linksTo = (slugs: readonly string[], target: (slug: string) => string) =>
    slugs.flatMap((slug) => {
      const gallery = site.galleries.get(slug);
      return gallery ? [{ label: gallery.title, href: target(slug) }] : [];
    });
  return [
    ...linksTo(galleriesOf(sections), () => href),
    ...linksTo(listedProjects(sections), routeOfProject),
  ];
}

export function SiteMap({ content, business, site }: Props) {
  const groups = content.groups
    .map(({ title, links }) => ({ title, links: links.flatMap((link) => linksOf(link, site)) }))
    .filter(({ links }) => links.length > 0);
  return (
    <div className={clsx('wrap', styles.map)}>
      <ShelfLabel as="h1" size="page">
        {content.title}
      </ShelfLabel>
      <div className={styles.cupboard}>
        {groups.map(({ title, links }) => (
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
