import { parseFocus } from '../logic/crop.ts';
import { type PlacedPhotograph, placePhotograph } from '../logic/placePhotograph.ts';
import { fetchFile, loadStyles } from './loading.ts';
import styles from './untidyShelf.css?url';
import type { UntidyLayer, UntidyPiece } from '../schemas/untidyLayer.ts';

type Rectangle = UntidyPiece['shadow'];
type Outlines = UntidyPiece['outlines'];
type Place = (element: HTMLElement, rectangle: Rectangle) => void;

/** What is drawn, and where. */
interface Scene {
  layer: UntidyLayer;
  sprite: ImageBitmap;
  photograph: HTMLImageElement;
  placed: PlacedPhotograph;
}

/** In svh: the upper compartments leave the window first. */
const TIDY = { first: 2, last: 12, takes: 24 };
/** In ms, until the last thing slips out of its place. */
const LAST_SLIP = 1600;

/**
 * Lays the untidy things over a photograph that is in sight, lets them slip out of place, and lets
 * scrolling tidy them (`untidyShelf.css`).
 *
 * @param picture the element around the photograph; its `data-untidy` is the URL of the layer
 */
export async function showUntidyShelf(picture: HTMLElement): Promise<void> {
  const photograph = picture.querySelector('img');
  if (!photograph) return;
  const response = await fetchFile(picture.dataset.untidy ?? '');
  const layer = (await response.json()) as UntidyLayer;
  const [sprite] = await Promise.all([
    decodeSprite(layer.sprite),
    loadStyles(styles),
    photograph.decode(),
  ]);
  // What moves now would jump.
  if (scrollY > 0) return;
  const element = document.createElement('div');
  element.className = 'untidy';
  element.ariaHidden = 'true';
  const draw = () => {
    const { offsetWidth: width, offsetHeight: height } = photograph;
    if (!photograph.complete || width === 0) return;
    const focus = parseFocus(getComputedStyle(photograph).objectPosition);
    const published = { width: photograph.naturalWidth, height: photograph.naturalHeight };
    const placed = placePhotograph(layer, published, { width, height }, focus);
    element.replaceChildren(...drawShelf({ layer, sprite, photograph, placed }));
  };
  draw();
  picture.append(element);
  await Promise.all(element.getAnimations({ subtree: true }).map(whenSlipped));
  element.dataset.slipped = '';
  new ResizeObserver(draw).observe(photograph);
  photograph.addEventListener('load', draw);
}

/** A scrolled animation ends where scrolling ends, so only the others are waited for. */
async function whenSlipped(animation: Animation): Promise<void> {
  if (animation.timeline instanceof DocumentTimeline) await animation.finished;
}

/** The policy allows no data URLs. */
function decodeSprite(base64: string): Promise<ImageBitmap> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return createImageBitmap(new Blob([bytes], { type: 'image/avif' }));
}

/** From back to front: empty places, shadows, what stands still, and what moves. */
function drawShelf(scene: Scene): HTMLElement[] {
  const { layer, placed } = scene;
  const { region, still, pieces } = layer;
  const whole = placer(placed);
  const [, , width, height] = region;
  const empty = drawCanvas(scene, region, whole, (context) =>
    context.drawImage(scene.sprite, 0, 0, width, height, ...region),
  );
  const standing = drawCanvas(scene, region, whole, (context) => drawCut(context, scene, still));
  const shadows = pieces.map((piece) =>
    move(scene, piece, piece.shadow, (context) =>
      context.drawImage(scene.sprite, ...piece.shadowTile, ...piece.shadow),
    ),
  );
  const things = pieces.map((piece) =>
    move(scene, piece, boundsOf(piece), (context) => {
      if (piece.side && piece.sideTile)
        context.drawImage(scene.sprite, ...piece.sideTile, ...piece.side);
      drawCut(context, scene, piece.outlines);
    }),
  );
  return [empty, ...shadows, standing, ...things];
}

/** A canvas in its compartment, with what `untidyShelf.css` needs to move it. */
function move(
  { layer, placed, ...scene }: Scene,
  { within, move: [x, y], turn, pivot: [pivotX, pivotY] = [0, 0], order }: UntidyPiece,
  bounds: Rectangle,
  draw: (context: CanvasRenderingContext2D) => void,
): HTMLElement {
  const compartment = document.createElement('div');
  placer(placed)(compartment, within);
  const inside = placer(placed, within);
  const canvas = drawCanvas({ layer, placed, ...scene }, bounds, inside, draw);
  const { scale } = placed;
  const [, regionTop, , regionHeight] = layer.region;
  const depth = (within[1] + within[3] - regionTop) / regionHeight;
  const from = TIDY.first + (TIDY.last - TIDY.first) * Math.min(1, Math.max(0, depth));
  const values = {
    '--untidy-x': `${x * scale}px`,
    '--untidy-y': `${y * scale}px`,
    '--untidy-turn': `${turn}deg`,
    '--untidy-from': `${from}svh`,
    '--untidy-to': `${from + TIDY.takes}svh`,
    '--untidy-delay': `${order * LAST_SLIP}ms`,
  };
  for (const [name, value] of Object.entries(values)) canvas.style.setProperty(name, value);
  canvas.style.transformOrigin = `${(pivotX - bounds[0]) * scale}px ${(pivotY - bounds[1]) * scale}px`;
  compartment.append(canvas);
  return compartment;
}

/** Places elements on whole pixels of the screen: between them, pictures look blurred. */
function placer({ scale, left, top }: PlacedPhotograph, within?: Rectangle): Place {
  const snap = (length: number) => Math.round(length * devicePixelRatio) / devicePixelRatio;
  const across = (x: number) => snap(left + x * scale);
  const down = (y: number) => snap(top + y * scale);
  const originX = within ? across(within[0]) : 0;
  const originY = within ? down(within[1]) : 0;
  return ({ style }, [x, y, width, height]) => {
    style.left = `${across(x) - originX}px`;
    style.top = `${down(y) - originY}px`;
    style.width = `${across(x + width) - across(x)}px`;
    style.height = `${down(y + height) - down(y)}px`;
  };
}

/** Draws in pixels of the photograph, at the resolution of the screen. */
function drawCanvas(
  { placed: { scale, left, top } }: Scene,
  bounds: Rectangle,
  place: Place,
  draw: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  place(canvas, bounds);
  const pixels = (length: string) => Math.round(Number.parseFloat(length) * devicePixelRatio);
  canvas.width = pixels(canvas.style.width);
  canvas.height = pixels(canvas.style.height);
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const [x, y] = bounds;
  const ratio = scale * devicePixelRatio;
  const edge = (origin: number, length: number) =>
    origin * devicePixelRatio - Math.round((origin + length * scale) * devicePixelRatio);
  context.setTransform(ratio, 0, 0, ratio, edge(left, x), edge(top, y));
  context.imageSmoothingQuality = 'high';
  draw(context);
  return canvas;
}

/** Draws what the outlines cut out of the photograph. */
function drawCut(
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
function boundsOf({ outlines, side }: UntidyPiece): Rectangle {
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
