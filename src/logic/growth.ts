import { type Crop, cropToRatio, DEFAULT_POSITION, parseFocus, type Size } from './crop.ts';

/** A rectangle in CSS pixels. */
export interface Box extends Size {
  x: number;
  y: number;
}

/** A small picture: a file that was cut around a focus point, and the box it fills from its middle. */
export interface Cutting {
  box: Box;
  file: Size;
  position?: string | undefined;
}

/** A picture in pixels, and how it fills the stage; without it, it is contained. */
interface Picture extends Size {
  imageFit?: 'contain' | 'cover';
}

/** How the whole picture begins where its cutting is, in the terms of CSS. */
export interface Growth {
  /** Puts the stage onto the cutting, from its upper left corner. */
  transform: string;
  /** What of the stage is seen first, and last. */
  cut: string;
  whole: string;
  /** Where on the stage the cutting lies. */
  place: Box;
}

const ratioOf = ({ width, height }: Size): number => width / height;

/** The part of a picture that a cutting of it shows. */
function shownPart(picture: Size, { box, file, position = DEFAULT_POSITION }: Cutting): Crop {
  const cut = cropToRatio(picture, ratioOf(file), parseFocus(position));
  const trimmed = cropToRatio(cut, ratioOf(box), parseFocus(DEFAULT_POSITION));
  return { ...trimmed, left: cut.left + trimmed.left, top: cut.top + trimmed.top };
}

function insetOf({ x, y, width, height }: Box, stage: Size): string {
  const edges = [y, stage.width - x - width, stage.height - y - height, x];
  return `inset(${edges.map((edge) => `${Math.max(edge, 0)}px`).join(' ')})`;
}

/** How large one of its pixels is in the end, never more than one of CSS. */
function scaleOn(stage: Size, { width, height, imageFit }: Picture): number {
  const [across, down] = [Math.min(stage.width / width, 1), Math.min(stage.height / height, 1)];
  return imageFit === 'cover' ? Math.max(across, down) : Math.min(across, down);
}

/**
 * How a picture grows out of a cutting of it, without being distorted, until its middle stands in the
 * middle of a stage: all of it, or as much as the stage has room for where it covers that.
 */
export function growthFrom(cutting: Cutting, picture: Picture, stage: Box): Growth {
  const scale = scaleOn(stage, picture);
  const width = picture.width * scale;
  const height = picture.height * scale;
  const whole = { x: (stage.width - width) / 2, y: (stage.height - height) / 2, width, height };
  const part = shownPart(picture, cutting);
  const place = {
    x: whole.x + part.left * scale,
    y: whole.y + part.top * scale,
    width: part.width * scale,
    height: part.height * scale,
  };
  const shrunk = cutting.box.width / place.width;
  const x = cutting.box.x - stage.x - place.x * shrunk;
  const y = cutting.box.y - stage.y - place.y * shrunk;
  return {
    transform: `translate(${x}px, ${y}px) scale(${shrunk})`,
    cut: insetOf(place, stage),
    whole: insetOf(whole, stage),
    place,
  };
}
