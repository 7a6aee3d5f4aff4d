import { cropToRatio, type Focus, type Size } from './crop.ts';

/** A box on the page, in CSS pixels. */
export interface Box extends Size {
  left: number;
  top: number;
}

/** Where a photograph lies behind the box that shows a part of it. */
export interface PlacedPhotograph {
  /** CSS pixels for one pixel of the photograph; nearly the same in both directions. */
  scale: { x: number; y: number };
  /** The upper left corner of the whole photograph on the page, in CSS pixels. */
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
 * @param density pixels of the screen for a CSS pixel: browsers draw pictures on whole ones
 */
export function placePhotograph(
  whole: Size,
  published: Size,
  box: Box,
  focus: Focus,
  density: number,
): PlacedPhotograph {
  const crop = cropToRatio(whole, published.width / published.height, focus);
  const cover = Math.max(box.width / crop.width, box.height / crop.height);
  const snap = (length: number) => Math.round(length * density) / density;
  const [width, height] = [crop.width * cover, crop.height * cover];
  const left = box.left + (box.width - width) * focus.x;
  const top = box.top + (box.height - height) * focus.y;
  const scale = {
    x: (snap(left + width) - snap(left)) / crop.width,
    y: (snap(top + height) - snap(top)) / crop.height,
  };
  return {
    scale,
    left: snap(left) - crop.left * scale.x,
    top: snap(top) - crop.top * scale.y,
    crop,
  };
}
