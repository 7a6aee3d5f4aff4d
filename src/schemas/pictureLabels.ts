import { group, label } from './fields.ts';

/** Which one of how many. */
const COUNT = ['index', 'total'] as const;

/** Words of the sliders on the home page. */
export const sliderLabels = group('The sliders of the services.', {
  label: label('Spoken name of a slider.', ['service']),
  roleDescription: label('Spoken kind of the slider.'),
  slideRoleDescription: label('Spoken kind of one picture.'),
  slide: label('Spoken name of one picture.', COUNT),
  pause: label('Button that stops the slider.'),
  play: label('Button that starts the slider.'),
  previous: label('Arrow to the left.'),
  next: label('Arrow to the right.'),
  choose: label('Spoken name of the row of bars.'),
  goTo: label('Spoken name of one bar.', COUNT),
});

/** Words around the thumbnails of a gallery. */
export const galleryLabels = group('The thumbnails of a gallery.', {
  openPicture: label('Spoken name of a thumbnail.', [...COUNT, 'alt']),
  more: label('Number of pictures that are not shown.', ['count']),
  morePictures: label('The same number, spoken.', ['count']),
  morePicture: label('The same, spoken, when it is one picture.'),
  before: label('Tab on the picture taken before.'),
  after: label('Tab on the picture taken after.'),
  toPortfolio: label('Spoken name of a picture that leads to the portfolio.', ['alt']),
});

/** Words of the enlarged pictures. */
export const lightboxLabels = group('The enlarged pictures.', {
  label: label('Spoken name of the window.'),
  title: label('Label at the top.', ['gallery']),
  carouselRoleDescription: label('Spoken kind of the row of pictures.'),
  slideRoleDescription: label('Spoken kind of one picture.'),
  counter: label('Which picture is shown.', COUNT),
  previous: label('Arrow to the left.'),
  next: label('Arrow to the right.'),
  close: label('Closes the window.'),
  play: label('Starts the slideshow.'),
  pause: label('Stops the slideshow.'),
  showThumbnails: label('Shows the row of small pictures.'),
  hideThumbnails: label('Hides the row of small pictures.'),
  thumbnailsLabel: label('Spoken name of the row of small pictures.'),
  thumbnail: label('Spoken name of one small picture.', [...COUNT, 'alt']),
  zoomIn: label('Enlarges the picture.'),
  zoomOut: label('Makes the picture smaller.'),
  enterFullscreen: label('Fills the whole screen.'),
  exitFullscreen: label('Returns from the whole screen.'),
  loading: label('Said while a picture loads.'),
});
