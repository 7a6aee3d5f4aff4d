import { cropToRatio, type Focus, type Size } from './crop.ts';

/** Where a photograph lies behind the box that shows a part of it. */
export interface PlacedPhotograph {
  /** Pixels of the box for one pixel of the whole photograph. */
  scale: number;
  /** The upper left corner of the whole photograph, in pixels of the box. */
  left: number;
  top: number;
  /** The part of the photograph that the published file contains, in pixels of the photograph. */
  crop: ReturnType<typeof cropToRatio>;
}

/**
 * Finds the whole photograph behind a box that shows one of its published crops with
 * `object-fit: cover`. The crop and the box have the same focus point.
 *
 * @param whole the size of the original photograph
 * @param published the size of the published crop, or another one of the same ratio
 */
export function placePhotograph(
  whole: Size,
  published: Size,
  box: Size,
  focus: Focus,
): PlacedPhotograph {
  const crop = cropToRatio(whole, published.width / published.height, focus);
  const scale = Math.max(box.width / crop.width, box.height / crop.height);
  return {
    scale,
    left: (box.width - crop.width * scale) * focus.x - crop.left * scale,
    top: (box.height - crop.height * scale) * focus.y - crop.top * scale,
    crop,
  };
}
