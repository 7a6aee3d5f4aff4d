import { markdownToMdast, type MdastNode } from 'satteri';
import { MARKDOWN_FEATURES } from '../src/logic/proseHtml.ts';
import { CHECK_WORDS } from './words.ts';

const OUTWARD = /^(?:https?:\/\/\S+\.\S|mailto:\S+@|tel:\+?\d|#)/u;
const PAGE_ROUTE = /^(\/[a-z0-9-]+)(?:#.*)?$/u;
/** Broken HTML, pictures and headings, which the parser treats as text. */
const NOT_WORDS: readonly [pattern: RegExp, explain: (found: string) => string][] = [
  [/<[a-z!/?][^>\n]{0,40}>?/iu, (html) => CHECK_WORDS.markdown.html(html)],
  [/!\[[^\]]*\](?:\[[^\]]*\])?/u, (image) => CHECK_WORDS.markdown.image(image)],
  [/^#{2,6}(?![# ])\S+/mu, (heading) => CHECK_WORDS.markdown.heading(heading)],
];

function explainWords(text: string): string | undefined {
  for (const [pattern, explain] of NOT_WORDS) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return explain(found);
  }
  return undefined;
}

function explainLink(url: string, links: readonly string[] = [url]): string | undefined {
  const [, route = url] = PAGE_ROUTE.exec(url) ?? [];
  const isPage = url.startsWith('/') && (links.includes(url) || links.includes(route));
  if (isPage || OUTWARD.test(url)) return undefined;
  return CHECK_WORDS.markdown.link(url);
}

/** Explains unsupported Markdown. `links` is undefined while some pages are unreadable. */
export function explainMarkdown(
  text: string,
  links: readonly string[] | undefined,
): string | undefined {
  const explainNode = (node: MdastNode): string | undefined => {
    if (node.type === 'html' || node.type === 'text') return explainWords(node.value);
    if (node.type === 'image' || node.type === 'imageReference')
      return CHECK_WORDS.markdown.image(
        text.slice(node.position?.start.offset, node.position?.end.offset),
      );
    if (node.type === 'heading' && node.depth === 1) return CHECK_WORDS.markdown.firstHeading;
    if (node.type === 'definition' && node.label?.startsWith('^'))
      return CHECK_WORDS.markdown.footnote;
    const isLink = node.type === 'definition' || node.type === 'link';
    return isLink ? explainLink(node.url, links) : undefined;
  };
  const explainTree = (node: MdastNode): string | undefined => {
    const children = 'children' in node ? (node.children as MdastNode[]) : [];
    const messages = [explainNode(node), ...children.map(explainTree)];
    return messages.find((message) => message !== undefined);
  };
  return explainTree(markdownToMdast(text, { features: MARKDOWN_FEATURES }));
}
