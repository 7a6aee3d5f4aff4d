/** A photograph that may go online. */
export interface ImportedPhoto {
  ok: true;
  /** A JPEG: upright, sRGB, at most 3000 pixels wide and high, nothing but the picture. */
  bytes: Uint8Array;
  width: number;
  height: number;
  /** A plain file name, such as "pantry-shelf.jpg". */
  name: string;
  /** What is to be seen of it that visitors should not, in whole sentences. */
  warnings: string[];
  /** Perceptual hash: photographs that look alike differ in few of its bits. */
  hash: string;
}

/** A file that is no photograph the site can show. It was left where it is. */
export interface RefusedPhoto {
  ok: false;
  /** The file as it was called. */
  name: string;
  /** Why, as a whole sentence. */
  reason: string;
}

export type PhotoResult = ImportedPhoto | RefusedPhoto;
