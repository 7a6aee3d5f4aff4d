import { memoise } from '../../../src/logic/memoise.ts';
import { fileOfRoute, linkTargets, nameOfFile, roomLinks } from '../names.ts';
import type { Files } from '../state/content.ts';

/** "/#about" in words: the page, and its section or kind of room. */
export function linkName(files: Files, href: string): string {
  const [route = '', section] = href.split('#');
  const page = nameOfFile(files, fileOfRoute(files, route) ?? '');
  const room = roomLinks(files).find(({ href: list }) => list === route)?.room;
  if (room !== undefined) return `${page}: ${room}`;
  return section === undefined ? page : `${page}: ${section.replaceAll('-', ' ')}`;
}

/** All addresses that a link may lead to, and what they are called. */
export const linkNames = memoise(
  (files: Files): ReadonlyMap<string, string> =>
    new Map(linkTargets(files).map((href) => [href, linkName(files, href)])),
);
