import { fileOfRoute, nameOfFile } from '../names.ts';
import type { Files } from '../state/content.ts';

/** "/#about" in words: the page, and its section. */
export function linkName(files: Files, href: string): string {
  const [route = '', section] = href.split('#');
  const page = nameOfFile(files, fileOfRoute(files, route) ?? '');
  return section === undefined ? page : `${page}: ${section.replaceAll('-', ' ')}`;
}
