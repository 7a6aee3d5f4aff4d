import { z } from 'astro/zod';
import { SOCIAL_NAMES, type SocialService } from './business.ts';
import { COLOUR_NAMES, type ColourName } from '../logic/colourNames.ts';
import { group, message, punctuation } from './fields.ts';

const COUNT = ['index', 'total'] as const;

/** A text of the interface. @param title says what it is, @param description where it is seen */
function words(
  title: string,
  description: string,
  placeholders: readonly string[] = [],
  maxLength?: number,
) {
  return message(description, placeholders, maxLength).meta({ title });
}

/** A longer text of the interface. */
function sentence(title: string, description: string) {
  return words(title, description, [], 140);
}

/** Texts that are seen at one place. */
function part<const Shape extends z.ZodRawShape>(title: string, description: string, shape: Shape) {
  return group(description, shape).meta({ title });
}

const sliderMessages = part('Moving pictures of services', 'The row of pictures of each service.', {
  label: words('Row, read aloud', 'Screen readers say it for the row of a service.', ['service']),
  roleDescription: words(
    'What the row is, read aloud',
    'Screen readers say it after the name of the row.',
  ),
  slideRoleDescription: words(
    'What a picture is, read aloud',
    'Screen readers say it for each picture of the row.',
  ),
  slide: words('Which picture, read aloud', 'Screen readers say it when a picture appears.', COUNT),
  pause: words('Button that stops', 'Below the pictures, while they move.', [], 12),
  play: words('Button that starts', 'Below the pictures, while they stand still.', [], 12),
  previous: words('Arrow back', 'Shown under the pointer, and read aloud.'),
  next: words('Arrow on', 'Shown under the pointer, and read aloud.'),
  choose: words(
    'Row of dots, read aloud',
    'Screen readers say it for the dots below the pictures.',
  ),
  goTo: words('One dot, read aloud', 'Screen readers say it for each dot.', COUNT),
});

const galleryMessages = part(
  'Pictures of a gallery',
  'The small pictures, and the page about a project.',
  {
    openPicture: words(
      'Small picture, read aloud',
      'Screen readers say it for each small picture.',
      [...COUNT, 'alt'],
    ),
    more: words('How many more', 'On the last picture, if there are more.', ['count'], 16),
    morePictures: words('How many more, read aloud', 'Screen readers say it for this number.', [
      'count',
    ]),
    morePicture: words('One more, read aloud', 'Screen readers say it if there is one more.'),
    before: words('Tab “before”', 'On a pair of pictures, for the first.', [], 20),
    after: words('Tab “after”', 'On a pair of pictures, for the second.', [], 20),
    toProject: words('Link to a project', 'Below a gallery that has a page of its own.', [], 30),
    projectPictures: words('Above the pictures', 'On the page about a project.', [], 40),
    nextProject: words('On the next project', 'At the end of the page about a project.', [], 40),
    formerProject: words(
      'On the project before',
      'At the end of the page about a project.',
      [],
      40,
    ),
    moreProjects: words('Above both', 'At the end of the page about a project.', [], 40),
    allProjects: words('Link to all projects', 'At the end of the page about a project.', [], 40),
  },
);

const projectsMessages = part('Lists of projects', 'Pages that show projects as cards.', {
  room: words('Kind of room', 'Among the facts of a project.', [], 20),
  rooms: words('Kinds of room, read aloud', 'Screen readers say it for the row of kinds of room.'),
  allRooms: words('All kinds of room', 'Link to the projects of all kinds.', [], 30),
  pages: words('Page numbers, read aloud', 'Screen readers say it for the row of page numbers.'),
  page: words('Which page', 'Below the heading, and read aloud.', COUNT),
  previous: words('Arrow back', 'Shown under the pointer, and read aloud.'),
  next: words('Arrow on', 'Shown under the pointer, and read aloud.'),
  pageTitle: words('Title of further pages', 'In the tab, from the second page of a list on.', [
    'title',
    'index',
  ]),
  roomTitle: words('Title of a kind of room', 'In the tab, when a list shows one kind of room.', [
    'title',
    'room',
  ]),
});

const colourMessages = part(
  'Names of colours',
  'On pages of projects. Without them, the colours have no names.',
  Object.fromEntries(
    COLOUR_NAMES.map((name) => [name, message('Name of this colour.', [], 20)]),
  ) as Record<ColourName, ReturnType<typeof message>>,
);

const lightboxMessages = part('Enlarged pictures', 'What opens after a click on a picture.', {
  label: words('View, read aloud', 'Screen readers say it when the view opens.'),
  title: words('Label at the top', 'At the upper edge of the view.', ['gallery'], 20),
  carouselRoleDescription: words(
    'What the row is, read aloud',
    'Screen readers say it for all enlarged pictures.',
  ),
  slideRoleDescription: words(
    'What a picture is, read aloud',
    'Screen readers say it for each enlarged picture.',
  ),
  counter: words('Which picture is shown', 'Below the enlarged picture.', COUNT, 24),
  previous: words('Arrow back', 'Shown under the pointer, and read aloud.'),
  next: words('Arrow on', 'Shown under the pointer, and read aloud.'),
  close: words('Cross', 'Shown under the pointer, and read aloud.'),
  play: words('Start the slideshow', 'Shown under the pointer, and read aloud.'),
  pause: words('Stop the slideshow', 'Shown under the pointer, and read aloud.'),
  showThumbnails: words('Show the small pictures', 'Shown under the pointer, and read aloud.'),
  hideThumbnails: words('Hide the small pictures', 'Shown under the pointer, and read aloud.'),
  thumbnailsLabel: words(
    'Small pictures, read aloud',
    'Screen readers say it for the row of small pictures.',
  ),
  thumbnail: words('Small picture, read aloud', 'Screen readers say it for each small picture.', [
    ...COUNT,
    'alt',
  ]),
  zoomIn: words('Larger', 'Shown under the pointer, and read aloud.'),
  zoomOut: words('Smaller', 'Shown under the pointer, and read aloud.'),
  enterFullscreen: words('Full screen', 'Shown under the pointer, and read aloud.'),
  exitFullscreen: words('Leave full screen', 'Shown under the pointer, and read aloud.'),
  whole: words('Show the whole picture', 'On phones, where a picture fills the window.').optional(),
  fill: words('Fill the window', 'On phones, beside the whole picture.').optional(),
  more: words('More tools', 'On phones, shows the tools that are rarely used.').optional(),
  write: words('Write about a picture', 'Opens the mail program.'),
  subject: words('Subject of that mail', 'Already filled in when the mail program opens.', [
    'index',
    'gallery',
  ]),
  share: words('Share a picture', 'Shown under the pointer, and read aloud.'),
  linkCopied: words(
    'After copying the link',
    'Where the browser cannot share, the link is copied.',
  ),
  linkFailed: words('If sharing fails', 'Where the link can be neither shared nor copied.'),
  loading: words('While a picture loads', 'Screen readers say it until the picture is there.'),
});

const socialMessages = Object.fromEntries(
  Object.entries(SOCIAL_NAMES).map(([service, name]) => [
    service,
    words(name, 'Screen readers say it for this icon.'),
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
  document: part('Language and browser tab', 'Language of the site, and the title of its pages.', {
    language: languageTag(
      'Language of the site and the studio: en or de; other languages, such as fr, only of the site.',
    ),
    title: words('Title in the tab', 'In the tab of the browser, and in search results.', [
      'page',
      'business',
    ]),
  }),
  skipLink: part(
    'Skip to the content',
    'The first link of each page, for people with a keyboard.',
    {
      label: words('Link to the content', 'Seen only with the keyboard. It jumps over the menu.'),
    },
  ),
  header: part('Top of each page', 'Logo and menu, as screen readers say them.', {
    logoLabel: words('Logo, read aloud', 'Screen readers say it for the logo, which leads home.', [
      'business',
    ]),
    navigationLabel: words('Menu, read aloud', 'Screen readers say it for the menu at the top.'),
  }),
  menu: part('Menu on phones', 'The menu that opens from below.', {
    title: words('Above the entries', 'Heading of the open menu.'),
    open: words('Button that opens it', 'In the bar at the bottom.', [], 20),
    close: words(
      'Button that closes it',
      'In the bar at the bottom, while the menu is open.',
      [],
      20,
    ),
  }),
  dock: part('Bar at the bottom of phones', 'Always seen on phones.', {
    contact: words('Button to the contact', 'Leads to the contact section.', [], 20),
    call: words(
      'Call',
      'First choice of that button. Without it, the button leads to the contact section.',
      [],
      20,
    ).optional(),
  }),
  footer: part('Bottom of each page', 'The last lines of each page.', {
    copyright: words('Copyright line', 'At the end of each page.', ['year']),
    termsLabel: words('Link to the terms', 'Leads to the text page called terms.').optional(),
    siteMap: words('Link to the site map', 'At the end of each page, if there is a site map.'),
    builtBy: words('Who built the site', 'At the end of each page.', ['name']),
    opensInNewTab: words(
      'After links to other sites',
      'Screen readers say it after links that open a new tab.',
    ),
  }),
  social: part('Social networks', 'The icons in the footer, as screen readers say them.', {
    label: words('All icons, read aloud', 'Screen readers say it for the group of icons.'),
    ...socialMessages,
  }),
  quotation: part('Quotation marks', 'Around the words of customers.', {
    opening: punctuation('Before the first word.').meta({ title: 'Opening mark' }),
    closing: punctuation('After the last word.').meta({ title: 'Closing mark' }),
  }),
  contact: part('E-mail buttons', 'Wherever your e-mail address can be used.', {
    writeEmail: words('Write an e-mail', 'Button that opens the mail program.'),
    opensMail: words(
      'After other mail links',
      'Screen readers say it after links that open the mail program.',
    ),
    copyEmail: words('Copy the address', 'Button beside the address.'),
    saveContact: words('Save the contact', 'Link that saves it in an address book.'),
    emailCopied: words('After copying', 'In place of the button, for a moment.'),
    copyFailed: sentence('If copying fails', 'The address is then selected.'),
    when: words(
      'Label of the hours',
      'With a telephone, above the opening hours.',
      [],
      20,
    ).optional(),
    where: words(
      'Label of the place',
      'With a telephone, above address and area.',
      [],
      20,
    ).optional(),
    inWriting: words(
      'Label of the e-mail',
      'With a telephone, above the address.',
      [],
      20,
    ).optional(),
  }),
  paper: part('Brochure and cards', 'What is printed.', {
    scan: words('Below the code', 'Below the picture that phones scan.', [], 30),
  }),
  service: part('Cards of services', 'On the home page.', {
    comingSoon: words('Not offered yet', 'Across the card of such a service.', [], 30),
  }),
  slider: sliderMessages,
  gallery: galleryMessages,
  projects: projectsMessages,
  colours: colourMessages.optional(),
  popup: part('Pop-up', 'The window over a page.', {
    close: words('Close', 'On the button and the cross.'),
  }),
  lightbox: lightboxMessages,
  picture: part('Missing picture', 'If a picture does not load.', {
    failed: sentence('In place of the picture', 'Seen until the page is loaded again.'),
  }),
  script: part('If a part does not load', 'A message at the bottom of the page.', {
    failed: sentence('Message', 'What happened, and what to do.'),
    reload: words('Load again', 'Button in the message.'),
    dismiss: words('Close the message', 'Shown under the pointer, and read aloud.'),
  }),
  redirect: part('Page at an old address', 'Seen for a moment; it leads on by itself.', {
    title: words('Title in the tab', 'In the tab of the browser.'),
    link: words('Link to the new page', 'For visitors whose browser does not lead on.'),
  }),
  preview: part('Preview', 'A version that is not online yet.', {
    title: words('Title in the tab', 'In the tab of the browser.', ['title']),
  }),
});

export type Messages = z.output<typeof messagesSchema>;
