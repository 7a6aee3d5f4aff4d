import { fileOfRoute, nameOfFile, roomLinks } from '../names.ts';
import type { Files } from '../state/content.ts';

/** "/#about" in words: the page, and its section or kind of room. */
export function linkName(files: Files, href: string): string {
  const [route = '', section] = href.split('#');
  const page = nameOfFile(files, fileOfRoute(files, route) ?? '');
  const room = roomLinks(files).find(({ href: list }) => list === route)?.room;
  if (room !== undefined) return `${page}: ${room}`;
  return section === undefined ? page : `${page}: ${section.replaceAll('-', ' ')}`;
}
