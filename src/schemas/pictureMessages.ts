import { group, message } from './fields.ts';

/** Which one of how many. */
const COUNT = ['index', 'total'] as const;

/** Words on small places: beside the bullets of a slider, and on small pictures. */
const PLAY_MAX_LENGTH = 12;
const MORE_MAX_LENGTH = 16;
const TAB_MAX_LENGTH = 20;

/** Words of the sliders on the home page. */
export const sliderMessages = group('The sliders of the services.', {
  label: message('Spoken name of a slider.', ['service']),
  roleDescription: message('Spoken kind of the slider.'),
  slideRoleDescription: message('Spoken kind of one picture.'),
  slide: message('Spoken name of one picture.', COUNT),
  pause: message('Button that stops the slider.', [], PLAY_MAX_LENGTH),
  play: message('Button that starts the slider.', [], PLAY_MAX_LENGTH),
  previous: message('Arrow to the left.'),
  next: message('Arrow to the right.'),
  choose: message('Spoken name of the row of bullets.'),
  goTo: message('Spoken name of one bullet.', COUNT),
});

/** Words around the thumbnails of a gallery. */
export const galleryMessages = group('The thumbnails of a gallery.', {
  openPicture: message('Spoken name of a thumbnail.', [...COUNT, 'alt']),
  more: message('Number of pictures that are not shown.', ['count'], MORE_MAX_LENGTH),
  morePictures: message('The same number, spoken.', ['count']),
  morePicture: message('The same, spoken, when it is one picture.'),
  before: message('Tab on the picture taken before.', [], TAB_MAX_LENGTH),
  after: message('Tab on the picture taken after.', [], TAB_MAX_LENGTH),
  toPortfolio: message('Spoken name of a picture that leads to the portfolio.', ['alt']),
});

/** They stand beside the tools, and between two arrows. */
const TITLE_MAX_LENGTH = 20;
const COUNTER_MAX_LENGTH = 24;

/** Words of the enlarged pictures. */
export const lightboxMessages = group('The enlarged pictures.', {
  label: message('Spoken name of the window.'),
  title: message('Label at the top.', ['gallery'], TITLE_MAX_LENGTH),
  carouselRoleDescription: message('Spoken kind of the row of pictures.'),
  slideRoleDescription: message('Spoken kind of one picture.'),
  counter: message('Which picture is shown.', COUNT, COUNTER_MAX_LENGTH),
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
  write: message('Opens the mail program, with a subject about the picture.'),
  subject: message('Subject of such a mail, for a picture without one of its own.', [
    'index',
    'gallery',
  ]),
  share: message('Passes on a link to the picture.'),
  linkCopied: message('Said when the link was copied.'),
  linkFailed: message('Said when the link could not be passed on.'),
  loading: message('Said while a picture loads.'),
});
