import type { PlacedPhotograph } from '../logic/placePhotograph.ts';
import type { UntidyLayer, UntidyPiece } from '../schemas/untidyLayer.ts';

export type Rectangle = UntidyPiece['shadow'];
type Outlines = UntidyPiece['outlines'];
export type Draw = (context: CanvasRenderingContext2D) => void;

/** A point of the page, in CSS pixels. */
export interface Corner {
  left: number;
  top: number;
}

/** What is drawn, and where. */
export interface Scene {
  layer: UntidyLayer;
  sprite: ImageBitmap;
  photograph: ImageBitmap;
  placed: PlacedPhotograph;
  /** Of the element that the canvases are in. */
  corner: Corner;
}

/** A rectangle of the photograph in pixels of the screen; whole ones, between which pictures blur. */
function onScreen({ scale, left, top }: PlacedPhotograph, [x, y, width, height]: Rectangle) {
  const across = (length: number) => Math.round((left + length * scale.x) * devicePixelRatio);
  const down = (length: number) => Math.round((top + length * scale.y) * devicePixelRatio);
  return {
    left: across(x),
    top: down(y),
    width: across(x + width) - across(x),
    height: down(y + height) - down(y),
  };
}

/**
 * Puts an element where a rectangle of the photograph is.
 *
 * @param corner that of the element around it
 * @returns the corner of the element
 */
export function place(
  { style }: HTMLElement,
  rectangle: Rectangle,
  placed: PlacedPhotograph,
  corner: Corner,
): Corner {
  const box = onScreen(placed, rectangle);
  const own = { left: box.left / devicePixelRatio, top: box.top / devicePixelRatio };
  style.left = `${own.left - corner.left}px`;
  style.top = `${own.top - corner.top}px`;
  style.width = `${box.width / devicePixelRatio}px`;
  style.height = `${box.height / devicePixelRatio}px`;
  return own;
}

/** Draws a rectangle of the photograph at the resolution of the screen; `draw` uses its pixels. */
export function drawCanvas(
  { placed, corner }: Scene,
  rectangle: Rectangle,
  draw: Draw,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  place(canvas, rectangle, placed, corner);
  const { left, top, width, height } = onScreen(placed, rectangle);
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.setTransform(
    placed.scale.x * devicePixelRatio,
    0,
    0,
    placed.scale.y * devicePixelRatio,
    placed.left * devicePixelRatio - left,
    placed.top * devicePixelRatio - top,
  );
  context.imageSmoothingQuality = 'high';
  draw(context);
  return canvas;
}

/** Draws what outlines cut out of the photograph. */
export function drawCut(
  context: CanvasRenderingContext2D,
  { photograph, placed: { crop } }: Scene,
  outlines: Outlines,
): void {
  context.beginPath();
  for (const outline of outlines) {
    const [firstX = 0, firstY = 0] = outline;
    context.moveTo(firstX, firstY);
    for (let index = 2; index < outline.length; index += 2)
      context.lineTo(outline[index] ?? 0, outline[index + 1] ?? 0);
  }
  context.clip('evenodd');
  context.drawImage(photograph, crop.left, crop.top, crop.width, crop.height);
}

/** The smallest rectangle around a thing, in whole pixels of the photograph. */
export function boundsOf({ outlines, side }: UntidyPiece): Rectangle {
  const corners = outlines.flat();
  if (side) {
    const [x, y, width, height] = side;
    corners.push(x, y, x + width, y + height);
  }
  const xs = corners.filter((_, index) => index % 2 === 0);
  const ys = corners.filter((_, index) => index % 2 === 1);
  const left = Math.floor(Math.min(...xs)) - 1;
  const top = Math.floor(Math.min(...ys)) - 1;
  const width = Math.ceil(Math.max(...xs)) + 1 - left;
  const height = Math.ceil(Math.max(...ys)) + 1 - top;
  return [left, top, width, height];
}
