import { markdownToHtml } from 'satteri';
import { withoutHiddenLinks } from './hiddenLinks.ts';

/** Without footnotes: they come with English headings. */
export const MARKDOWN_FEATURES = { smartPunctuation: false, gfm: { footnotes: false } };

/** `Prose.module.css` keeps line breaks, so a newline after <br> would show twice. */
const BREAK_BEHIND_BREAK = /(?<=<br>)\n/gu;

const ALIGNED_CELL = /(?<=<t[hd]) style="text-align: (left|center|right)"/gu;

/** Adapts rendered Markdown: no inline styles (policy), and tables that the keyboard can scroll. */
export function proseHtml(html: string): string {
  return html
    .replaceAll(BREAK_BEHIND_BREAK, '')
    .replaceAll(ALIGNED_CELL, ' data-align="$1"')
    .replaceAll('<table>', '<table tabindex="0">');
}

/**
 * Renders Markdown of a field.
 *
 * @param hidden addresses that visitors do not see: links to them are left out
 */
export function fieldHtml(markdown: string, hidden: ReadonlySet<string>): string {
  const { html } = markdownToHtml(markdown, { features: MARKDOWN_FEATURES });
  return withoutHiddenLinks(proseHtml(html), hidden);
}

/** The same for a section with a label, which is a heading: the others go one level down. */
export function fieldHtmlBelowLabel(markdown: string, hidden: ReadonlySet<string>): string {
  return fieldHtml(markdown, hidden).replaceAll(
    /(?<=<\/?h)[2-5](?=>)/gu,
    (level) => `${Number(level) + 1}`,
  );
}
