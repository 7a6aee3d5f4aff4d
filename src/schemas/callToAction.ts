import { group, text } from './fields.ts';

const TITLE_MAX_LENGTH = 50;
const BUTTON_MAX_LENGTH = 24;

/** The invitation that ends a service page. */
export function callToAction() {
  return group('The invitation at the end of the page.', {
    title: text('The invitation.', TITLE_MAX_LENGTH),
    button: text('Button that opens the mail program.', BUTTON_MAX_LENGTH),
  });
}
