import { group, text } from './fields.ts';

const TITLE_MAX_LENGTH = 45;
const DESCRIPTION_MAX_LENGTH = 160;

/** How a page appears in search results and in the tab of the browser. */
export function seo() {
  return group('How the page appears in search results.', {
    title: text('Name of the page. The business name is added behind it.', TITLE_MAX_LENGTH),
    description: text('What a visitor finds on the page.', DESCRIPTION_MAX_LENGTH),
  });
}
