import { z } from 'astro/zod';
import { group, message, sign } from './fields.ts';
import { galleryMessages, lightboxMessages, sliderMessages } from './pictureMessages.ts';

const SENTENCE_MAX_LENGTH = 140;
const MARK_MAX_LENGTH = 2;
const STRIP_MAX_LENGTH = 30;
/** Each stands in one half of a telephone's width. */
const DOCK_MAX_LENGTH = 20;

/** A sentence is longer than a word on a button. */
function sentence(description: string) {
  return message(description, [], SENTENCE_MAX_LENGTH);
}

/** BCP 47 tags as far as a small site needs them: language, then script or region, "es-419" too. */
const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/u;
const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** The language a screen reader and a browser take the words of the site for. */
function languageTag(description: string) {
  const error = 'must be the short name of a language, such as en, en-GB or de';
  return z
    .string({ error })
    .regex(LANGUAGE_TAG, { error, abort: true })
    .refine((tag) => LANGUAGE_NAMES.of(tag) !== undefined, { error })
    .describe(description);
}

/** content/messages.yaml: every small word of the interface, spoken ones included. */
export const messagesSchema = group('Every small word of the interface.', {
  document: group('The page as the browser names it.', {
    language: languageTag('Language of all words of the site.'),
    title: message('Title in the tab of the browser.', ['page', 'business']),
  }),
  skipLink: group('The link for visitors who use the keyboard.', {
    label: message('Jumps over the header.'),
  }),
  header: group('The header.', {
    logoLabel: message('Spoken name of the logo link.', ['business']),
    navigationLabel: message('Spoken name of the menu in the header.'),
  }),
  menu: group('The menu on telephones.', {
    title: message('Label above the entries.'),
    open: message('Button that opens the menu.', [], DOCK_MAX_LENGTH),
    close: message('Button that closes the menu.', [], DOCK_MAX_LENGTH),
  }),
  dock: group('The bar at the lower edge on telephones.', {
    contact: message('Button that leads to the contact section.', [], DOCK_MAX_LENGTH),
  }),
  footer: group('The footer.', {
    copyright: message('Copyright line.', ['year']),
    termsLabel: message('The word for the terms.'),
    siteMap: message('Link to the site map.'),
    builtBy: message('Credit of the developer.', ['name']),
    opensInNewTab: message('Spoken after links that open a new tab.'),
  }),
  social: group('The social icons.', {
    label: message('Spoken name of the group.'),
    facebook: message('Spoken name of the Facebook icon.'),
    twitter: message('Spoken name of the Twitter icon.'),
    instagram: message('Spoken name of the Instagram icon.'),
  }),
  quotation: group('The marks around the words of a customer.', {
    opening: sign('Mark before the first word.', MARK_MAX_LENGTH),
    closing: sign('Mark after the last word.', MARK_MAX_LENGTH),
  }),
  contact: group('Everything around the e-mail address.', {
    writeEmail: message('Button that opens the mail program.'),
    opensMail: message(
      'Spoken after links whose words do not say that they open the mail program.',
    ),
    copyEmail: message('Button that copies the address.'),
    saveContact: message('Link to the entry for an address book.'),
    emailCopied: message('Said when the address was copied.'),
    copyFailed: sentence('Said when the browser refused to copy. The address is selected then.'),
  }),
  paper: group('The brochure and the business cards.', {
    scan: message('Label under the code that telephones read.', [], STRIP_MAX_LENGTH),
  }),
  service: group('The service cards.', {
    comingSoon: message('Strip below a service that is not offered yet.', [], STRIP_MAX_LENGTH),
  }),
  slider: sliderMessages,
  gallery: galleryMessages,
  popup: group('The pop-up.', {
    close: message('Button and cross that close the pop-up.'),
  }),
  lightbox: lightboxMessages,
  picture: group('A picture anywhere.', {
    failed: sentence('Said in place of a picture that did not load.'),
  }),
  script: group('The message when a part of the page fails to load.', {
    failed: sentence('What happened and what to do.'),
    reload: message('Button that loads the page again.'),
    dismiss: message('Button that closes the message.'),
  }),
  preview: group('A build of the site that is only there to be looked at.', {
    title: message('Title in the tab of the browser.', ['title']),
  }),
});

export type Messages = z.output<typeof messagesSchema>;
