import { type Features, markdownToMdast, type MdastNode } from 'satteri';
import { INTERNAL_HREFS } from '../src/schemas/fields.ts';

/** How the site reads Markdown. Footnotes would come with English headings. */
export const MARKDOWN_FEATURES: Features = { smartPunctuation: false, gfm: { footnotes: false } };

const MOST_LEVELS = 50;
const OUTWARD = /^(?:https?:\/\/\S+\.\S|mailto:\S+@|tel:\+?\d|#)/u;
const WORDS_ROUTE = /^(\/[a-z0-9-]+)(?:#.*)?$/u;
/** Slips that the parser takes for words. */
const UNFINISHED: readonly [pattern: RegExp, explain: (found: string) => string][] = [
  [/<[a-z!/?][^>\n]{0,40}>?/iu, explainHtml],
  [/!\[[^\]]*\](?:\[[^\]]*\])?/u, explainImage],
  [
    /^#{2,6}(?![# ])\S+/mu,
    (heading) => `has "${heading}", which is no heading yet; write an ordinary space behind the #.`,
  ],
];

function explainHtml(html: string): string {
  return `holds ${html}; write Markdown only.`;
}

function explainImage(image: string): string {
  return `holds the picture ${image}; these pages have words only.`;
}

function explainLink(url: string, wordsRoutes: readonly string[] | undefined): string | undefined {
  const [, route = ''] = WORDS_ROUTE.exec(url) ?? [];
  const isWords = route !== '' && (wordsRoutes?.includes(route) ?? true);
  if (isWords || OUTWARD.test(url) || INTERNAL_HREFS.some((href) => href === url)) return undefined;
  return `has a link to "${url}"; write it as https://www.example.com, mailto:hello@example.com or /site-map.`;
}

/**
 * Says what of a page of words cannot be shown as its writer means it.
 *
 * @param wordsRoutes routes of all such pages; undefined while some cannot be read
 */
export function explainMarkdown(
  text: string,
  wordsRoutes: readonly string[] | undefined,
): string | undefined {
  const explainNode = (node: MdastNode): string | undefined => {
    switch (node.type) {
      case 'html':
        return explainHtml(node.value);
      case 'image':
      case 'imageReference':
        return explainImage(text.slice(node.position?.start.offset, node.position?.end.offset));
      case 'heading':
        return node.depth === 1
          ? 'has a heading with one #, which is that of the page; begin headings with ##.'
          : undefined;
      case 'definition':
        return node.label?.startsWith('^')
          ? 'has a footnote; write it into the text.'
          : explainLink(node.url, wordsRoutes);
      case 'link':
        return explainLink(node.url, wordsRoutes);
      case 'text': {
        const [pattern, explain] = UNFINISHED.find(([slip]) => slip.test(node.value)) ?? [];
        return explain?.(pattern?.exec(node.value)?.[0] ?? '');
      }
      default:
        return undefined;
    }
  };
  const explainTree = (node: MdastNode, depth: number): string | undefined => {
    if (depth > MOST_LEVELS) return 'has lists or quotations too deep inside each other.';
    const children = 'children' in node ? (node.children as MdastNode[]) : [];
    return [explainNode(node), ...children.map((child) => explainTree(child, depth + 1))].find(
      (message) => message !== undefined,
    );
  };
  return explainTree(markdownToMdast(text, { features: MARKDOWN_FEATURES }), 0);
}
