import { expect, it } from 'vitest';
import { LightboxDefaultProps, withPlugins } from 'yet-another-react-lightbox/core';
import { PLUGINS, SETTINGS } from './GalleryLightbox.tsx';

it('has the settings of the specification, section 9', () => {
  const { augmentation } = withPlugins([], PLUGINS);
  const carousel = { ...LightboxDefaultProps.carousel, ...SETTINGS.carousel };
  expect(augmentation({ ...LightboxDefaultProps, ...SETTINGS, carousel })).toMatchObject({
    animation: { fade: 250, swipe: 500 },
    carousel: { finite: true, preload: 2, padding: '16px', spacing: '30%' },
    slideshow: { autoplay: false, delay: 3000 },
    zoom: {
      maxZoomPixelRatio: 1,
      zoomInMultiplier: 2,
      doubleTapDelay: 300,
      doubleClickDelay: 500,
      doubleClickMaxStops: 2,
      keyboardMoveDistance: 50,
      wheelZoomDistanceFactor: 100,
      pinchZoomDistanceFactor: 100,
      scrollToZoom: false,
    },
  });
});
