import { z } from 'astro/zod';

const length = z.number().min(-10_000).max(10_000);
const point = z.tuple([length, length]);
/** Left, top, width, height. */
const rectangle = z.tuple([length, length, length.positive(), length.positive()]);
/** A closed line: x and y of its corners in turn. */
const outline = z.array(length).min(6).max(2000);
const outlines = z.array(outline).max(100);

const piece = z.strictObject({
  /** The compartment, whose sides hide what passes them. */
  within: rectangle,
  /** The outline of the thing in the photograph. */
  outlines,
  /** How far the thing is out of place, to the right and down. */
  move: point,
  turn: z.number().min(-90).max(90),
  /** The point around which it turns. */
  pivot: point.optional(),
  /** Its place in the order in which the things slip: from 0 to 1. */
  order: z.number().min(0).max(1),
  /** Its shadow, and where in the sprite it is. */
  shadow: rectangle,
  shadowTile: rectangle,
  /** A side that its neighbour hides in the photograph, and where in the sprite it is. */
  side: rectangle.optional(),
  sideTile: rectangle.optional(),
});

export type UntidyPiece = z.output<typeof piece>;

/**
 * The layer over a banner's photograph that shows some of its things out of place, until the visitor
 * scrolls: `banner.untidy.json` beside `banner.jpg`. A program writes it from a rendered scene. All
 * lengths are pixels of the photograph, angles are degrees clockwise.
 */
export const untidyLayer = z.strictObject({
  /** SHA-256 of the photograph for which the layer was made. */
  photograph: z.hash('sha256'),
  width: length.positive(),
  height: length.positive(),
  /** The part of the photograph that the layer covers; its empty places begin the sprite. */
  region: rectangle,
  /** Outlines of what stands still before the shadows. */
  still: outlines,
  pieces: z.array(piece).min(1).max(60),
  /** An AVIF picture with transparency, in Base64. */
  sprite: z.base64().max(40_000),
});

export type UntidyLayer = z.output<typeof untidyLayer>;
