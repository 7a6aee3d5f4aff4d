/** How the site reads Markdown. Footnotes would come with English headings. */
export const MARKDOWN_FEATURES = { smartPunctuation: false, gfm: { footnotes: false } };

/** `Prose.module.css` shows every line break of a paragraph, so one behind <br> would be a second. */
const BREAK_BEHIND_BREAK = /(?<=<br>)\n/gu;

const ALIGNED_CELL = /(?<=<t[hd]) style="text-align: (left|center|right)"/gu;

/** Fits rendered Markdown to the page: the policy allows no styles, and keys scroll wide tables. */
export function proseHtml(html: string): string {
  return html
    .replaceAll(BREAK_BEHIND_BREAK, '')
    .replaceAll(ALIGNED_CELL, ' data-align="$1"')
    .replaceAll('<table>', '<table tabindex="0">');
}
