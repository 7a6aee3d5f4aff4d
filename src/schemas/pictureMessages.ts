import { group, message } from './fields.ts';

/** Which one of how many. */
const COUNT = ['index', 'total'] as const;

/** Words of the sliders on the home page. */
export const sliderMessages = group('The sliders of the services.', {
  label: message('Spoken name of a slider.', ['service']),
  roleDescription: message('Spoken kind of the slider.'),
  slideRoleDescription: message('Spoken kind of one picture.'),
  slide: message('Spoken name of one picture.', COUNT),
  pause: message('Button that stops the slider.'),
  play: message('Button that starts the slider.'),
  previous: message('Arrow to the left.'),
  next: message('Arrow to the right.'),
  choose: message('Spoken name of the row of bullets.'),
  goTo: message('Spoken name of one bullet.', COUNT),
});

/** Words around the thumbnails of a gallery. */
export const galleryMessages = group('The thumbnails of a gallery.', {
  openPicture: message('Spoken name of a thumbnail.', [...COUNT, 'alt']),
  more: message('Number of pictures that are not shown.', ['count']),
  morePictures: message('The same number, spoken.', ['count']),
  morePicture: message('The same, spoken, when it is one picture.'),
  before: message('Tab on the picture taken before.'),
  after: message('Tab on the picture taken after.'),
  toPortfolio: message('Spoken name of a picture that leads to the portfolio.', ['alt']),
});

/** Words of the enlarged pictures. */
export const lightboxMessages = group('The enlarged pictures.', {
  label: message('Spoken name of the window.'),
  title: message('Label at the top.', ['gallery']),
  carouselRoleDescription: message('Spoken kind of the row of pictures.'),
  slideRoleDescription: message('Spoken kind of one picture.'),
  counter: message('Which picture is shown.', COUNT),
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
  loading: message('Said while a picture loads.'),
});
