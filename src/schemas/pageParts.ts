import { group, type ListLimits, text, uniqueList } from './fields.ts';

/* What several pages have. */

const SEO_TITLE_MAX_LENGTH = 45;
const DESCRIPTION_MAX_LENGTH = 160;
const LABEL_MAX_LENGTH = 48;
const INTRO_MAX_LENGTH = 320;
const LINE_MAX_LENGTH = 60;
const INVITATION_MAX_LENGTH = 50;
const BUTTON_MAX_LENGTH = 24;
const SUBJECT_MAX_LENGTH = 60;

/** How a page appears in search results and in the tab of the browser. */
export function seo() {
  return group('How the page appears in search results.', {
    title: text('Name of the page. The business name is added behind it.', SEO_TITLE_MAX_LENGTH),
    description: text('What a visitor finds on the page.', DESCRIPTION_MAX_LENGTH),
  }).meta({ title: 'In search results' });
}

/** The label of a section. */
export function sectionLabel(maxLength = LABEL_MAX_LENGTH) {
  return text('Label of the section.', maxLength);
}

/** The first words of a page about a service. */
export function intro(description: string) {
  return text(description, INTRO_MAX_LENGTH);
}

/** What a service includes. */
export function includedServices(limits: ListLimits) {
  return group('What the service includes.', {
    label: sectionLabel(),
    entries: uniqueList('The services.', text('One service.', LINE_MAX_LENGTH), limits),
  });
}

/** The invitation that ends a service page. */
export function callToAction() {
  return group('The invitation at the end of the page.', {
    title: text('The invitation.', INVITATION_MAX_LENGTH),
    button: text('Button that opens the mail program.', BUTTON_MAX_LENGTH),
    subject: text('Subject the message begins with.', SUBJECT_MAX_LENGTH),
  });
}
