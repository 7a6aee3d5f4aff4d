import { fillIn } from '../logic/fillIn.ts';
import { loadSharingPicture } from './sharing.ts';
import { loadSite } from './site.ts';
import { type DescribedPage, structuredData } from './structuredData.ts';
import type { ListPage } from '../logic/projectList.ts';

interface Tag {
  tag: 'link' | 'meta';
  attributes: Record<string, string>;
}

function link(rel: string, href: string): Tag {
  return { tag: 'link', attributes: { rel, href } };
}

function property(name: string, content: string): Tag {
  return { tag: 'meta', attributes: { property: name, content } };
}

function meta(name: string, content: string): Tag {
  return { tag: 'meta', attributes: { name, content } };
}

type SharingPicture = Awaited<ReturnType<typeof loadSharingPicture>>;

function pictureTags(picture: SharingPicture, url: string): Tag[] {
  if (!picture) return [meta('twitter:card', 'summary')];
  return [
    property('og:image', url + picture.src),
    property('og:image:width', String(picture.width)),
    property('og:image:height', String(picture.height)),
    property('og:image:alt', picture.alt),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:image:alt', picture.alt),
  ];
}

/** The pages before and after one of a list of projects. */
function neighbourTags(list: ListPage | undefined, url: string): Tag[] {
  const { index = 1, hrefs = [] } = list ?? {};
  const [former, next] = [hrefs[index - 2], hrefs[index]];
  return [
    ...(former === undefined ? [] : [link('prev', url + former)]),
    ...(next === undefined ? [] : [link('next', url + next)]),
  ];
}

/** The title of a page, its tags for search engines and link previews, and its JSON-LD. */
export async function loadPageHead(page: DescribedPage) {
  const { seo, path, unlisted = false } = page;
  const { business, messages, url, isPreview, lists } = await loadSite();
  const { name } = business;
  const named = fillIn(messages.document.title, { page: seo.title, business: name });
  const title = isPreview ? fillIn(messages.preview.title, { title: named }) : named;
  const robots = unlisted || isPreview ? [meta('robots', 'noindex')] : [];
  if (unlisted) return { title, tags: robots };
  const picture = await loadSharingPicture(page.sections);
  const tags = [
    ...robots,
    link('canonical', url + path),
    ...neighbourTags(lists.get(path), url),
    property('og:type', 'website'),
    property('og:site_name', name),
    property('og:title', isPreview ? title : seo.title),
    property('og:description', seo.description),
    property('og:url', url + path),
    ...pictureTags(picture, url),
  ];
  return { title, tags, structuredData: await structuredData(page, picture?.src) };
}
