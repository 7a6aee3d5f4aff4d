/** Every line of a paragraph is one of its own (`Prose.module.css`): what also follows a break would be a second one. */
const LINE_BEHIND_BREAK = /(?<=<br>)\n/gu;

/** Cells begin where lines do: "left" needs no saying. */
const ALIGNED_CELL = /(?<=<t[hd]) style="text-align: (left|center|right)"/gu;
const SIDES: Record<string, string> = {
  left: '',
  center: ' data-align="center"',
  right: ' data-align="end"',
};

/**
 * Fits what Markdown has become to the page: a line that was ended by hand ends once; columns keep their
 * alignment, for which the content security policy allows no styles in the text; and who has no pointer scrolls a
 * table that is wider than the window, as it takes the keyboard.
 *
 * @param html as the build has made it; what looks like a tag in the writer's own words is escaped
 */
export function proseHtml(html: string): string {
  return html
    .replaceAll(LINE_BEHIND_BREAK, '')
    .replaceAll(ALIGNED_CELL, (_, side: string) => SIDES[side] ?? '')
    .replaceAll('<table>', '<table tabindex="0">');
}
