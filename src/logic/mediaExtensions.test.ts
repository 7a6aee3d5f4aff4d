import { expect, it } from 'vitest';
import {
  captionsOf,
  companionOf,
  isMedia,
  OTHER_PICTURE,
  pictureNameOf,
} from './mediaExtensions.ts';

it.each(['a.jpg', 'a.jpeg', 'A.JPG', 'a.png', 'a.webp', 'a.mp4', 'a.webm', 'a.vtt'])(
  'a page can show %s',
  (name) => expect(isMedia(name)).toBe(true),
);

it.each(['a.heic', 'a.MP4', 'a.jpg.txt', 'ajpg', 'a.yaml', 'mp4'])(
  'a page cannot show %s',
  (name) => expect(isMedia(name)).toBe(false),
);

it.each(['avif', 'bmp', 'dng', 'gif', 'heic', 'HEIF', 'psd', 'svg', 'tif', 'tiff'])(
  'knows that .%s is a picture to be converted',
  (extension) => expect(`a.${extension}`).toMatch(OTHER_PICTURE),
);

it('names a picture without folder and extension, with composed accents', () => {
  expect(pictureNameOf('./02-closet.jpg')).toBe('02-closet');
  expect(pictureNameOf('01.first.png')).toBe('01.first');
  expect(pictureNameOf('./cafe\u0301.jpg')).toBe('café');
});

it('finds the captions beside a video', () => {
  expect(captionsOf('./tour.mp4')).toBe('./tour.vtt');
  expect(captionsOf('./tour.webm')).toBe('./tour.vtt');
});

it('knows what belongs to a video, and to the photograph of a page', () => {
  expect(companionOf('galleries/a/tour.mp4')).toBe('galleries/a/tour.vtt');
  expect(companionOf('pages/home/banner.JPG')).toBe('pages/home/banner.untidy.json');
  expect(companionOf('galleries/a/1.jpg')).toBeUndefined();
  expect(isMedia('banner.untidy.json')).toBe(true);
  expect(isMedia('other.json')).toBe(false);
});
