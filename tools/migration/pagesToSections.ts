import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Document,
  isSeq,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
  YAMLSeq,
} from 'yaml';

type Field = Pair<Scalar, Group | YAMLSeq<Group>>;
interface Group extends YAMLMap<Scalar, Group | YAMLSeq<Group>> {
  items: Field[];
}
type Start = Readonly<Record<string, unknown>>;

const THEMES: Start = { organizing: 'first', styling: 'second', products: 'third' };
const NEW_NAMES: Start = { organizing: 'home-space-organizing', styling: 'interior-styling' };
const FILE = new Document();

function read(path: string): Group {
  return parseDocument(readFileSync(path, 'utf8'), { customTags: ['timestamp'] })
    .contents as unknown as Group;
}

function write(path: string, group: Group): void {
  const document = new Document<Group>();
  document.contents = group;
  writeFileSync(path, document.toString({ lineWidth: 0, blockQuote: 'literal' }));
}

function fieldOf(name: string, value: unknown): Field {
  return FILE.createPair(name, value) as unknown as Field;
}

/** Fields of the start, and after them others, which bring their comments along. */
function groupOf(start: Start = {}, fields: readonly Field[] = []): Group {
  const group = FILE.createNode({}) as unknown as Group;
  const own = Object.entries(start).filter(([, value]) => value !== undefined);
  group.items = [...own.map(([name, value]) => fieldOf(name, value)), ...fields];
  return group;
}

/** Removes fields from a group, and returns them. */
function removeFields(group: Group, ...names: string[]): Field[] {
  const removed = names.flatMap((name) => group.items.find(({ key }) => key.value === name) ?? []);
  group.items = group.items.filter((field) => !removed.includes(field));
  return removed;
}

function rename(group: Group, names: Start): void {
  for (const { key } of group.items) key.value = names[String(key.value)] ?? key.value;
}

/** A section for a group of this name, or for each entry of such a list. */
function sectionsOf(page: Group, name: string, start: Start): Group[] {
  return removeFields(page, name).flatMap(({ key, value }) =>
    (isSeq<Group>(value) ? value.items : [value])
      .filter((group) => group !== null)
      .map((group) => {
        if (name === 'more') rename(group, { title: 'label' });
        const section = groupOf(start, group.items);
        section.commentBefore = key.commentBefore ?? group.commentBefore ?? null;
        return section;
      }),
  );
}

/**
 * Rewrites content from before December 2026, when the parts of a page were fixed, to pages that are lists of
 * sections. Keeps comments. Returns whether there was anything to do.
 */
export function migratePagesToSections(root: string): boolean {
  if (!existsSync(join(root, 'navigation.yaml'))) return false;
  const pathOf = (name: string) => join(root, `${name}.yaml`);
  const open = (name: string) => read(pathOf(`pages/${name}`));
  const save = (name: string, page: Group, sections: readonly Group[], start: Start = {}) => {
    const list = new YAMLSeq<Group>();
    list.items = [...sections];
    const [seo, ...rest] = page.items;
    page.items = [...(seo ? [seo] : []), ...groupOf(start).items, ...rest];
    page.items.push(fieldOf('sections', list));
    write(pathOf(`pages/${name}`), page);
  };
  const { entries } = read(pathOf('navigation')).toJSON() as {
    entries: { label: string; href: string }[];
  };
  const menuOf = (href: string) => entries.find((entry) => entry.href === href)?.label;
  const anchor = (kind: string, id: string) => ({ kind, id, menu: menuOf(`/#${id}`) });

  const home = open('home');
  const [shelf] = removeFields(home, 'services');
  const services = shelf?.value as Group;
  const serviceOf = (name: string) => {
    const [card] = removeFields(services, name);
    const service = card?.value as Group;
    rename(service, { title: 'name', text: 'summary' });
    const [popup] = removeFields(service, 'popup');
    if (popup) {
      (popup.value as Group).items.unshift(...removeFields(service, 'picture'));
      service.items.push(fieldOf('comingSoon', popup.value));
    }
    return { theme: THEMES[name], menu: menuOf(`/${String(NEW_NAMES[name])}`), service };
  };
  const { service: products, ...look } = serviceOf('products');
  const { name, summary } = products.toJSON() as Record<string, string>;
  const start = { seo: { title: name, description: summary }, ...look, service: products };
  save('products', groupOf(start), []);

  const organizing = open('home-space-organizing');
  save(
    'home-space-organizing',
    organizing,
    [
      groupOf(
        { kind: 'introduction' },
        removeFields(organizing, 'title', 'picture', 'intro', 'approach'),
      ),
      groupOf({ kind: 'gallery' }, removeFields(organizing, 'gallery')),
      ...sectionsOf(organizing, 'rooms', { kind: 'rooms' }),
      ...sectionsOf(organizing, 'services', { kind: 'included', look: 'ticks' }),
      ...sectionsOf(organizing, 'more', { kind: 'text' }),
      ...sectionsOf(organizing, 'callToAction', { kind: 'call-to-action', id: 'contact' }),
    ],
    serviceOf('organizing'),
  );

  const styling = open('interior-styling');
  save(
    'interior-styling',
    styling,
    [
      groupOf({ kind: 'introduction' }, removeFields(styling, 'title', 'banner', 'intro')),
      ...sectionsOf(styling, 'services', { kind: 'included', look: 'chips' }),
      ...sectionsOf(styling, 'situations', { kind: 'situations' }),
      groupOf({ kind: 'gallery' }, removeFields(styling, 'gallery')),
      ...sectionsOf(styling, 'more', { kind: 'text' }),
      ...sectionsOf(styling, 'callToAction', { kind: 'call-to-action', id: 'contact' }),
    ],
    serviceOf('styling'),
  );

  save('home', home, [
    ...sectionsOf(home, 'banner', { kind: 'banner', href: '/#service' }),
    groupOf({ kind: 'services', id: 'service' }, services.items),
    ...sectionsOf(home, 'portfolio', { kind: 'portfolio-teaser', href: '/portfolio' }),
    ...sectionsOf(home, 'about', anchor('about', 'about')),
    ...sectionsOf(home, 'more', { kind: 'text' }),
    ...sectionsOf(home, 'testimonials', anchor('testimonials', 'testimonial')),
    ...sectionsOf(home, 'contact', anchor('contact', 'contact-us')),
  ]);

  const portfolio = open('portfolio');
  const heading = groupOf({ kind: 'heading' }, removeFields(portfolio, 'title', 'subtitle'));
  const galleries = sectionsOf(portfolio, 'galleries', { kind: 'gallery' });
  const contact = sectionsOf(portfolio, 'contact', { kind: 'contact', id: 'contact' });
  const menu = menuOf('/portfolio');
  save('portfolio', portfolio, [heading, ...galleries, ...contact], { menu });

  const siteMap = open('site-map');
  rename(siteMap, { sections: 'groups' });
  for (const group of (siteMap.get('groups') as YAMLSeq<Group>).items)
    for (const link of (group.get('links') as unknown as YAMLSeq<Group>).items)
      if (String(link.get('kind')) === 'galleries') link.items.push(fieldOf('href', '/portfolio'));
  const links = groupOf({ kind: 'site-map' }, removeFields(siteMap, 'title', 'groups'));
  save('site-map', siteMap, [links], { theme: 'dark' });

  const notFound = open('not-found');
  const shelfContent = removeFields(notFound, 'label', 'heading', 'text', 'links');
  save('404', notFound, [groupOf({ kind: 'not-found' }, shelfContent)], { unlisted: true });
  const sample = open('sample-page');
  const title = groupOf({ kind: 'heading' }, removeFields(sample, 'title'));
  save('sample-page', sample, [title], { unlisted: true });

  const business = read(pathOf('business'));
  const colours = business.get('colours') as Group | undefined;
  if (colours) rename(colours, THEMES);
  write(pathOf('business'), business);
  for (const { href, label } of entries) {
    const page = join(root, `words${href}.md`);
    if (!existsSync(page)) continue;
    writeFileSync(page, readFileSync(page, 'utf8').replace('---\n', `---\nmenu: ${label}\n`));
  }
  writeFileSync(pathOf('redirects'), 'entries: []\n');
  for (const name of ['navigation', 'pages/not-found']) rmSync(pathOf(name));
  return true;
}
