import { Carousel, createModule, MODULE_CAROUSEL } from 'yet-another-react-lightbox';
import { CAROUSEL, STRIP_REACH } from './settings.ts';
import type { ComponentProps, PluginProps } from 'yet-another-react-lightbox';

function Stage({ carousel, ...rest }: ComponentProps) {
  return <Carousel carousel={{ ...carousel, preload: CAROUSEL.preload }} {...rest} />;
}

/**
 * The whole gallery in the strip, and no more pictures loaded ahead for it. The library has one number
 * for both: every part of it gets the one of the strip, but the stage.
 */
export function wholeStrip({ augment, replace }: PluginProps): void {
  augment(({ carousel, ...rest }) => ({
    ...rest,
    carousel: { ...carousel, preload: STRIP_REACH },
  }));
  replace(MODULE_CAROUSEL, createModule(MODULE_CAROUSEL, Stage));
}
