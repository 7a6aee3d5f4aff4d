import { afterPaint } from '../browser.ts';
import { parseFocus } from '../logic/crop.ts';
import { placePhotograph } from '../logic/placePhotograph.ts';
import { fetchFile, loadStyles } from './loading.ts';
import {
  boundsOf,
  type Draw,
  drawCanvas,
  drawCut,
  place,
  type Rectangle,
  type Scene,
} from './untidyCanvas.ts';
import styles from './untidyShelf.css?url';
import type { UntidyLayer, UntidyPiece } from '../schemas/untidyLayer.ts';

/** In svh: the upper compartments leave the window first. */
const TIDY = { first: 2, last: 12, takes: 24 };
/** In ms, until the last thing slips out of its place. */
const LAST_SLIP = 1600;

const TIDIED = 'shelf-tidied';

/** What a visitor has tidied stays so on the pages that follow. */
function wasTidied(): boolean {
  try {
    return TIDIED in sessionStorage;
  } catch {
    // Blocked: nothing is remembered.
    return false;
  }
}

function rememberTidied(): void {
  try {
    sessionStorage.setItem(TIDIED, '');
  } catch {
    // Blocked, or full.
  }
}

/**
 * Lays the untidy things over a photograph that is in sight, lets them slip out of place, and lets
 * scrolling tidy them (`untidyShelf.css`), once per visit.
 *
 * @param picture the element around the photograph; its `data-untidy` is the URL of the layer
 */
export async function showUntidyShelf(picture: HTMLElement): Promise<void> {
  const photograph = picture.querySelector('img');
  if (!photograph || wasTidied()) return;
  const response = await fetchFile(picture.dataset.untidy ?? '');
  const layer = (await response.json()) as UntidyLayer;
  const [sprite] = await Promise.all([
    decodeSprite(layer.sprite),
    loadStyles(styles),
    photograph.decode(),
  ]);
  const element = addGroup(picture, 'untidy');
  element.ariaHidden = 'true';
  const draw = createDrawing(element, photograph, layer, sprite);
  await draw('slips');
  // What moves now would jump.
  const isTidy = scrollY > 0 || !(await slip(element));
  if (isTidy) {
    element.remove();
    return;
  }
  for (const thing of element.querySelectorAll<HTMLElement>('[data-motion]')) {
    await afterPaint();
    thing.dataset.motion = 'tidies';
  }
  element.dataset.slipped = '';
  element.addEventListener('animationend', ({ target }) => {
    if (target === element) rememberTidied();
  });
  new ResizeObserver(() => void draw('tidies')).observe(photograph);
  photograph.addEventListener('load', () => void draw('tidies'));
}

/** Draws the layer over the photograph, again for each size and file of it; unseen until it is whole. */
function createDrawing(
  element: HTMLElement,
  photograph: HTMLImageElement,
  layer: UntidyLayer,
  sprite: ImageBitmap,
) {
  let drawn = '';
  return async (motion: Motion): Promise<void> => {
    const { x, y, width, height } = photograph.getBoundingClientRect();
    const wanted = [width, height, devicePixelRatio, photograph.currentSrc].join(' ');
    if (!photograph.complete || width === 0 || drawn === wanted) return;
    drawn = wanted;
    const corner = { left: x + scrollX, top: y + scrollY };
    const published = { width: photograph.naturalWidth, height: photograph.naturalHeight };
    const focus = parseFocus(getComputedStyle(photograph).objectPosition);
    const box = { ...corner, width, height };
    const placed = placePhotograph(layer, published, box, focus, devicePixelRatio);
    // Decodes it beside the main thread.
    const pixels = await createImageBitmap(photograph);
    const former = element.lastElementChild;
    const group = addGroup(element, 'untidy-scene');
    group.dataset.drawing = '';
    await drawShelf(group, { layer, sprite, photograph: pixels, placed, corner }, motion);
    pixels.close();
    former?.remove();
    delete group.dataset.drawing;
  };
}

function addGroup(parent: HTMLElement, className: string): HTMLElement {
  const group = document.createElement('div');
  group.className = className;
  parent.append(group);
  return group;
}

/** Whether a thing slips out of its place, or is out of it until scrolling tidies it. */
type Motion = 'slips' | 'tidies';

/** Waits until all things have slipped. Scrolling before that sends them back; then it is false. */
async function slip(element: HTMLElement): Promise<boolean> {
  const slips = element
    .getAnimations({ subtree: true })
    .filter(({ timeline }) => timeline instanceof DocumentTimeline);
  const slipping = { isSentBack: false };
  const sendBack = () => {
    slipping.isSentBack = true;
    for (const animation of slips) animation.reverse();
  };
  addEventListener('scroll', sendBack, { once: true });
  await Promise.all(slips.map(({ finished }) => finished));
  removeEventListener('scroll', sendBack);
  // Reversed animations have new promises.
  if (slipping.isSentBack) await Promise.all(slips.map(({ finished }) => finished));
  return !slipping.isSentBack;
}

/** The policy allows no data URLs. */
function decodeSprite(base64: string): Promise<ImageBitmap> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return createImageBitmap(new Blob([bytes], { type: 'image/avif' }));
}

/** Draws from back to front: empty places, shadows, what stands still, and what moves. */
async function drawShelf(element: HTMLElement, scene: Scene, motion: Motion): Promise<void> {
  const { layer, sprite } = scene;
  const { region, still, pieces } = layer;
  const [, , width, height] = region;
  await afterPaint();
  const empty = drawCanvas(scene, region, (context) =>
    context.drawImage(sprite, 0, 0, width, height, ...region),
  );
  element.append(empty);
  const shadows = addGroup(element, 'untidy-group');
  await afterPaint();
  const standing = drawCanvas(scene, region, (context) => drawCut(context, scene, still));
  element.append(standing);
  const things = addGroup(element, 'untidy-group');
  for (const piece of pieces) {
    await afterPaint();
    const { shadow, shadowTile, side, sideTile, outlines } = piece;
    const drawShadow: Draw = (context) => context.drawImage(sprite, ...shadowTile, ...shadow);
    const drawThing: Draw = (context) => {
      if (side && sideTile) context.drawImage(sprite, ...sideTile, ...side);
      drawCut(context, scene, outlines);
    };
    const part = { piece, motion };
    shadows.append(drawMoving(scene, { ...part, bounds: shadow, draw: drawShadow }));
    things.append(drawMoving(scene, { ...part, bounds: boundsOf(piece), draw: drawThing }));
  }
  await afterPaint();
}

/** A thing, or its shadow. */
interface MovingPart {
  piece: UntidyPiece;
  motion: Motion;
  bounds: Rectangle;
  draw: Draw;
}

/** Draws a part in its compartment, with what `untidyShelf.css` needs to move it. */
function drawMoving(scene: Scene, { piece, motion, bounds, draw }: MovingPart): HTMLElement {
  const { within, move, turn, pivot = [0, 0], order } = piece;
  const [x, y] = move;
  const [pivotX, pivotY] = pivot;
  const { layer, placed } = scene;
  const { scale } = placed;
  const compartment = document.createElement('div');
  compartment.className = 'untidy-compartment';
  const corner = place(compartment, within, placed, scene.corner);
  const canvas = drawCanvas({ ...scene, corner }, bounds, draw);
  const [, regionTop, , regionHeight] = layer.region;
  const depth = (within[1] + within[3] - regionTop) / regionHeight;
  const from = TIDY.first + (TIDY.last - TIDY.first) * depth;
  const values = {
    'transform-origin': `${(pivotX - bounds[0]) * scale.x}px ${(pivotY - bounds[1]) * scale.y}px`,
    '--untidy-x': `${x * scale.x}px`,
    '--untidy-y': `${y * scale.y}px`,
    '--untidy-turn': `${turn}deg`,
    '--untidy-from': `${from}svh`,
    '--untidy-to': `${from + TIDY.takes}svh`,
    '--untidy-delay': `${order * LAST_SLIP}ms`,
  };
  for (const [name, value] of Object.entries(values)) canvas.style.setProperty(name, value);
  canvas.dataset.motion = motion;
  compartment.append(canvas);
  return compartment;
}
