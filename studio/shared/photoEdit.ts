import { type Focus, parseFocus } from '../../src/logic/crop.ts';

/** A rectangle of a picture: from 0, its left or upper edge, to 1, the opposite edge. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How a photograph differs from its original: first turned, then cropped. */
export interface PhotoEdit {
  /** Quarter turns clockwise, from 0 to 3. */
  turns: number;
  crop: Crop;
}

const WHOLE: Crop = { left: 0, top: 0, width: 1, height: 1 };

export const NO_EDIT: PhotoEdit = { turns: 0, crop: WHOLE };

/** Whether a photograph is its original. */
export function isOriginal({ turns, crop }: PhotoEdit): boolean {
  return turns === 0 && crop.width === 1 && crop.height === 1;
}

/** Turns the picture below a point clockwise by a quarter. */
const quarterTurn = ({ x, y }: Focus): Focus => ({ x: 1 - y, y: x });

function turned(point: Focus, turns: number): Focus {
  let result = point;
  for (let turn = 0; turn < turns; turn += 1) result = quarterTurn(result);
  return result;
}

const within = (share: number) => Math.min(1, Math.max(0, share));

function movePoint(point: Focus, before: PhotoEdit, after: PhotoEdit): Focus {
  const { crop: from } = before;
  const { crop: to } = after;
  const onTurned = { x: from.left + point.x * from.width, y: from.top + point.y * from.height };
  const onOriginal = turned(onTurned, (4 - before.turns) % 4);
  const { x, y } = turned(onOriginal, after.turns);
  return { x: within((x - to.left) / to.width), y: within((y - to.top) / to.height) };
}

/**
 * A focus point, such as "54% 50%", on the same spot of a photograph after another edit; on the nearest
 * one if its spot was cropped away.
 */
export function moveFocus(focus: string, before: PhotoEdit, after: PhotoEdit): string {
  const { x, y } = movePoint(parseFocus(focus), before, after);
  return `${Math.round(x * 100)}% ${Math.round(y * 100)}%`;
}

/** The whole pixels of a crop, in a picture of this size. */
export function pixelsOf(crop: Crop, width: number, height: number) {
  const left = Math.min(width - 1, Math.round(crop.left * width));
  const top = Math.min(height - 1, Math.round(crop.top * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
  };
}

/** The same part of a picture after it was turned clockwise by a quarter. */
export function turnCrop({ left, top, width, height }: Crop): Crop {
  return { left: 1 - top - height, top: left, width: height, height: width };
}
