import { markdownToMdast, type MdastNode } from 'satteri';
import { MARKDOWN_FEATURES } from '../src/logic/proseHtml.ts';
import { INTERNAL_HREFS } from '../src/schemas/fields.ts';

const MAX_LEVELS = 50;
const OUTWARD = /^(?:https?:\/\/\S+\.\S|mailto:\S+@|tel:\+?\d|#)/u;
const WORDS_ROUTE = /^(\/[a-z0-9-]+)(?:#.*)?$/u;
/** The parser takes unfinished HTML, pictures and headings for words. */
const NOT_WORDS: readonly [pattern: RegExp, explain: (found: string) => string][] = [
  [/<[a-z!/?][^>\n]{0,40}>?/iu, (html) => `holds ${html}; write Markdown only.`],
  [/!\[[^\]]*\](?:\[[^\]]*\])?/u, explainImage],
  [
    /^#{2,6}(?![# ])\S+/mu,
    (heading) => `has "${heading}", which is no heading yet; write an ordinary space behind the #.`,
  ],
];

function explainImage(image: string): string {
  return `holds the picture ${image}; these pages have words only.`;
}

function explainWords(text: string): string | undefined {
  const [pattern, explain] = NOT_WORDS.find(([slip]) => slip.test(text)) ?? [];
  return explain?.(pattern?.exec(text)?.[0] ?? '');
}

function explainLink(url: string, wordsRoutes: readonly string[] | undefined): string | undefined {
  const [, route = ''] = WORDS_ROUTE.exec(url) ?? [];
  const isWords = route !== '' && (wordsRoutes?.includes(route) ?? true);
  if (isWords || OUTWARD.test(url) || INTERNAL_HREFS.some((href) => href === url)) return undefined;
  return `has a link to "${url}"; write it as https://www.example.com, mailto:hello@example.com or /site-map.`;
}

/** Says what a page of words cannot show. `wordsRoutes` is undefined while some pages are unreadable. */
export function explainMarkdown(
  text: string,
  wordsRoutes: readonly string[] | undefined,
): string | undefined {
  const explainNode = (node: MdastNode): string | undefined => {
    if (node.type === 'html' || node.type === 'text') return explainWords(node.value);
    if (node.type === 'image' || node.type === 'imageReference')
      return explainImage(text.slice(node.position?.start.offset, node.position?.end.offset));
    if (node.type === 'heading' && node.depth === 1)
      return 'has a heading with one #, which is that of the page; begin headings with ##.';
    if (node.type === 'definition' && node.label?.startsWith('^'))
      return 'has a footnote; write it into the text.';
    const isLink = node.type === 'definition' || node.type === 'link';
    return isLink ? explainLink(node.url, wordsRoutes) : undefined;
  };
  const explainTree = (node: MdastNode, depth: number): string | undefined => {
    if (depth > MAX_LEVELS) return 'has lists or quotations too deep inside each other.';
    const children = 'children' in node ? (node.children as MdastNode[]) : [];
    return [explainNode(node), ...children.map((child) => explainTree(child, depth + 1))].find(
      (message) => message !== undefined,
    );
  };
  return explainTree(markdownToMdast(text, { features: MARKDOWN_FEATURES }), 0);
}
