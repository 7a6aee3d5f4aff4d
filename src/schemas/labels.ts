import { z } from 'astro/zod';
import { group, label } from './fields.ts';
import { galleryLabels, lightboxLabels, sliderLabels } from './pictureLabels.ts';

const MESSAGE_MAX_LENGTH = 140;
const MARK_MAX_LENGTH = 2;

/** A message is longer than a word on a button. */
function message(description: string) {
  return label(description, [], MESSAGE_MAX_LENGTH);
}

/** BCP 47 tags as far as a small site needs them: language, then script or region. */
const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/u;

/** The language a screen reader and a browser take the words of the site for. */
function languageTag(description: string) {
  const error = 'must be the short name of a language, such as en, en-GB or de';
  return z.string({ error }).regex(LANGUAGE_TAG, { error }).describe(description);
}

/** content/labels.yaml: every small word of the interface, spoken ones included. */
export const labelsSchema = group('Every small word of the interface.', {
  document: group('The page as the browser names it.', {
    language: languageTag('Language of all words of the site.'),
    title: label('Title in the tab of the browser.', ['page', 'business']),
  }),
  skipLink: group('The link for visitors who use the keyboard.', {
    label: label('Jumps over the header.'),
  }),
  header: group('The header.', {
    logoLabel: label('Spoken name of the logo link.', ['business']),
    navigationLabel: label('Spoken name of the menu in the header.'),
  }),
  menu: group('The menu on telephones.', {
    title: label('Label above the entries.'),
    open: label('Button that opens the menu.'),
    close: label('Button that closes the menu.'),
  }),
  dock: group('The bar at the lower edge on telephones.', {
    contact: label('Button that leads to the contact section.'),
  }),
  footer: group('The footer.', {
    copyright: label('Copyright line.', ['year']),
    termsLabel: label('The word for the terms.'),
    siteMap: label('Link to the site map.'),
    builtBy: label('Credit of the developer.', ['name']),
    opensInNewTab: label('Spoken after links that open a new tab.'),
  }),
  social: group('The social icons.', {
    label: label('Spoken name of the group.'),
    facebook: label('Spoken name of the Facebook icon.'),
    twitter: label('Spoken name of the Twitter icon.'),
    instagram: label('Spoken name of the Instagram icon.'),
  }),
  quotation: group('The marks around the words of a customer.', {
    opening: label('Mark before the first word.', [], MARK_MAX_LENGTH),
    closing: label('Mark after the last word.', [], MARK_MAX_LENGTH),
  }),
  contact: group('Everything around the e-mail address.', {
    writeEmail: label('Button that opens the mail program.'),
    opensMail: label('Spoken after links whose words do not say that they open the mail program.'),
    copyAddress: label('Button that copies the address.'),
    addressCopied: label('Said when the address was copied.'),
    copyFailed: message('Said when the browser refused to copy. The address is selected then.'),
  }),
  service: group('The service cards.', {
    comingSoon: label('Strip below a service that is not offered yet.'),
  }),
  slider: sliderLabels,
  gallery: galleryLabels,
  popup: group('The pop-up.', {
    close: label('Button and cross that close the pop-up.'),
  }),
  lightbox: lightboxLabels,
  picture: group('A picture anywhere.', {
    failed: message('Said in place of a picture that did not load.'),
  }),
  script: group('The message when a part of the page fails to load.', {
    failed: message('What happened and what to do.'),
    reload: label('Button that loads the page again.'),
    dismiss: label('Button that closes the message.'),
  }),
});

export type Labels = z.output<typeof labelsSchema>;
