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

interface LinkGroup {
  title: string;
  links: readonly Link[];
}

/** The most links that a group of the file has; more come from services or projects. */
const MOST_WRITTEN = 8;

function isLong({ links }: LinkGroup): boolean {
  return links.length > MOST_WRITTEN;
}

function Compartment({ title, links, email }: LinkGroup & { email: string }) {
  return (
    <section
      className={clsx('shelf-above stack', styles.compartment)}
      data-long={isLong({ title, links }) || undefined}
    >
      <ShelfLabel>{title}</ShelfLabel>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={label + href} className={clsx('target type-title', styles.link)}>
            <TextLink href={href ?? mailtoHref(email)}>{label}</TextLink>
            {href === undefined && <Icon name="envelope" />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Groups of links in compartments; below them the long ones, each over the whole width. */
export function SiteMap({ content, business: { email }, site }: Props) {
  const groups = content.groups
    .map(({ title, links }) => ({ title, links: links.flatMap((link) => linksOf(link, site)) }))
    .filter(({ links }) => links.length > 0);
  const short = groups.filter((group) => !isLong(group));
  return (
    <div className={clsx('wrap', styles.map)}>
      <ShelfLabel as="h1" size="page">
        {content.title}
      </ShelfLabel>
      {[short, groups.filter(isLong)].map(
        (shown, index) =>
          shown.length > 0 && (
            <div key={index} className={styles.cupboard}>
              {shown.map((group) => (
                <Compartment key={group.title} {...group} email={email} />
              ))}
            </div>
          ),
      )}
    </div>
  );
}
