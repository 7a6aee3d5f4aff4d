import { z } from 'astro/zod';
import { SOCIAL_NAMES, type SocialService } from './business.ts';
import { COLOUR_NAMES, type ColourName } from '../logic/colourNames.ts';
import { group, message, punctuation } from './fields.ts';

const COUNT = ['index', 'total'] as const;

const sliderMessages = group('The sliders of the services.', {
  label: message('Spoken name of a slider.', ['service']),
  roleDescription: message('Spoken kind of the slider.'),
  slideRoleDescription: message('Spoken kind of one picture.'),
  slide: message('Spoken name of one picture.', COUNT),
  pause: message('Button that stops the slider.', [], 12),
  play: message('Button that starts the slider.', [], 12),
  previous: message('Arrow to the left.'),
  next: message('Arrow to the right.'),
  choose: message('Spoken name of the row of bullets.'),
  goTo: message('Spoken name of one bullet.', COUNT),
});

const colourMessages = group(
  'Names of the colours on the pages of projects. Without them, the colours have no names.',
  Object.fromEntries(
    COLOUR_NAMES.map((name) => [name, message('Name of this colour.', [], 20)]),
  ) as Record<ColourName, ReturnType<typeof message>>,
);

const galleryMessages = group('The thumbnails of a gallery.', {
  openPicture: message('Spoken name of a thumbnail.', [...COUNT, 'alt']),
  more: message('Number of pictures that are not shown.', ['count'], 16),
  morePictures: message('The same number, spoken.', ['count']),
  morePicture: message('The same, spoken, when it is one picture.'),
  before: message('Tab on the picture taken before.', [], 20),
  after: message('Tab on the picture taken after.', [], 20),
  toProject: message('Link to the page about a project.', [], 30),
  projectPictures: message('Label of its pictures there.', [], 40),
  nextProject: message('Label of the next project.', [], 40),
  formerProject: message('Label of the project before.', [], 40),
  moreProjects: message('Label of both.', [], 40),
  allProjects: message('Link to the list of all projects.', [], 40),
});

const projectsMessages = group('Lists of projects.', {
  room: message('Label of the kind of room, as one of the facts of a project.', [], 20),
  rooms: message('Spoken name of the row of kinds of room.'),
  allRooms: message('Link to the projects of all kinds of room.', [], 30),
  pages: message('Spoken name of the row of page numbers.'),
  page: message('Which page of the list is shown.', COUNT),
  previous: message('Arrow to the left.'),
  next: message('Arrow to the right.'),
  pageTitle: message('Title of the second page of a list, and of those after it.', [
    'title',
    'index',
  ]),
  roomTitle: message('Title of a list that is limited to a kind of room.', ['title', 'room']),
});

const lightboxMessages = group('The enlarged pictures.', {
  label: message('Spoken name of the window.'),
  title: message('Label at the top.', ['gallery'], 20),
  carouselRoleDescription: message('Spoken kind of the row of pictures.'),
  slideRoleDescription: message('Spoken kind of one picture.'),
  counter: message('Which picture is shown.', COUNT, 24),
  previous: message('Arrow to the left.'),
  next: message('Arrow to the right.'),
  close: message('Closes the window.'),
  play: message('Starts the slideshow.'),
  pause: message('Stops the slideshow.'),
  showThumbnails: message('Shows the row of small pictures.'),
  hideThumbnails: message('Hides the row of small pictures.'),
  thumbnailsLabel: message('Spoken name of the row of small pictures.'),
  thumbnail: message('Spoken name of one small picture.', [...COUNT, 'alt']),
  zoomIn: message('Enlarges the picture.'),
  zoomOut: message('Makes the picture smaller.'),
  enterFullscreen: message('Fills the whole screen.'),
  exitFullscreen: message('Returns from the whole screen.'),
  whole: message('On phones, shows all of a picture that fills the window.').optional(),
  fill: message('On phones, fills the window with the picture.').optional(),
  more: message('On phones, shows the tools that are rarely used.').optional(),
  write: message('Opens the mail program, with a subject about the picture.'),
  subject: message('Subject of such a mail.', ['index', 'gallery']),
  share: message('Shares a link to the picture.'),
  linkCopied: message('Shown after copying the link.'),
  linkFailed: message('Shown when sharing and copying failed.'),
  loading: message('Spoken while a picture loads.'),
});

function sentence(description: string) {
  return message(description, [], 140);
}

const socialMessages = Object.fromEntries(
  Object.entries(SOCIAL_NAMES).map(([service, name]) => [
    service,
    message(`Spoken name of the ${name} icon.`).meta({ title: name }),
  ]),
) as Record<SocialService, ReturnType<typeof message>>;

/** BCP 47: language, script, region. */
const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/u;
const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

function languageTag(description: string) {
  const expected = 'a language code such as en, en-GB or de';
  return z
    .string()
    .regex(LANGUAGE_TAG, { abort: true })
    .refine((tag) => LANGUAGE_NAMES.of(tag) !== undefined, { params: { expected } })
    .meta({ description, expected });
}

/** content/messages.yaml: the interface texts, including those for screen readers. */
export const messagesSchema = group('Buttons and labels.', {
  document: group('Language and title of the page.', {
    language: languageTag('Language of all words of the site.'),
    title: message('Title in the tab of the browser.', ['page', 'business']),
  }),
  skipLink: group('The skip link for the keyboard.', {
    label: message('Jumps over the header.'),
  }),
  header: group('The header.', {
    logoLabel: message('Spoken name of the logo link.', ['business']),
    navigationLabel: message('Spoken name of the menu in the header.'),
  }),
  menu: group('The menu on phones.', {
    title: message('Label above the entries.'),
    open: message('Button that opens the menu.', [], 20),
    close: message('Button that closes the menu.', [], 20),
  }),
  dock: group('The bar at the lower edge of phones.', {
    contact: message('Button that leads to the contact section.', [], 20),
    call: message(
      'First choice of that button: it calls your telephone number. Without it, the button leads to the contact section.',
      [],
      20,
    )
      .meta({ title: 'Call' })
      .optional(),
  }),
  footer: group('The footer.', {
    copyright: message('Copyright line.', ['year']),
    termsLabel: message('Link to the text page called terms.').optional(),
    siteMap: message('Link to the site map.'),
    builtBy: message('Credit of the developer.', ['name']),
    opensInNewTab: message('Spoken after links that open a new tab.'),
  }),
  social: group('The social icons.', {
    label: message('Spoken name of the group.'),
    ...socialMessages,
  }),
  quotation: group('The marks around the words of a customer.', {
    opening: punctuation('Mark before the first word.'),
    closing: punctuation('Mark after the last word.'),
  }),
  contact: group('Everything around the e-mail address.', {
    writeEmail: message('Button that opens the mail program.'),
    opensMail: message('Spoken after other links that open the mail program.'),
    copyEmail: message('Button that copies the address.'),
    saveContact: message('Link that saves the contact in an address book.'),
    emailCopied: message('Shown after copying.'),
    copyFailed: sentence('When copying failed; the address is then selected.'),
  }),
  paper: group('The brochure and the business cards.', {
    scan: message('Label below the QR code.', [], 30),
  }),
  service: group('The service cards.', {
    comingSoon: message('Strip below a service that is not offered yet.', [], 30),
  }),
  slider: sliderMessages,
  gallery: galleryMessages,
  projects: projectsMessages,
  colours: colourMessages.optional(),
  popup: group('The pop-up.', {
    close: message('Button and cross that close the pop-up.'),
  }),
  lightbox: lightboxMessages,
  picture: group('A picture anywhere.', {
    failed: sentence('Shown instead of a picture that did not load.'),
  }),
  script: group('The message when a part of the page fails to load.', {
    failed: sentence('What happened and what to do.'),
    reload: message('Button that loads the page again.'),
    dismiss: message('Button that closes the message.'),
  }),
  redirect: group('The page at an old address, which leads on at once.', {
    title: message('Title in the tab of the browser.'),
    link: message('Link to the page of today.'),
  }),
  preview: group('A preview of the site.', {
    title: message('Title in the tab of the browser.', ['title']),
  }),
});

export type Messages = z.output<typeof messagesSchema>;
