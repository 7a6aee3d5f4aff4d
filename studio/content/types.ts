import type { CONTENT_SHAPES } from '../../src/schemas/contentShapes.ts';

/*
 * What the studio's rooms hand to each other. Paths lead from the content folder and use forward
 * slashes, as in the content check: "pages/home.yaml". `root` is the whole path of the content folder.
 */

/** The name of a kind of file in src/schemas/contentShapes.ts, such as "home", "galleries" or "words". */
export type ShapeName = keyof typeof CONTENT_SHAPES | 'words';

/** One file of words as it lies on the disk. */
export interface ContentFile {
  path: string;
  shape: ShapeName;
  /** What it holds; undefined when it cannot be read, and the content check says why. */
  data: unknown;
  /** What only the same bytes have as well. */
  fingerprint: string;
}

/** A file of words that was changed or is new. */
export interface ChangedFile {
  path: string;
  data: unknown;
  /** That of the file the change began with; undefined for a new one. */
  fingerprint?: string | undefined;
}

/** A file that is to be put into its place as it is: a photograph, or something out of the bin. */
export interface PlacedFile {
  path: string;
  /** Whole path of where it lies until then. It stays there. */
  source: string;
}

/** Everything that was changed since the last time it was saved. */
export interface Draft {
  files: ChangedFile[];
  removedFiles: string[];
  photos: PlacedFile[];
  removedPhotos: string[];
}

/** Something the content check has to say. */
export interface Mistake {
  /** File or folder. */
  file: string;
  /** Place in the data, such as ["about", "counters", 1, "value"]; empty when the file is meant. */
  field: (string | number)[];
  /** The check's own words: the end of a sentence about the field. */
  message: string;
  line?: number | undefined;
}

/** A file that was changed elsewhere since it was read. */
export interface Conflict {
  path: string;
  /** What lies on the disk now; undefined when the file is gone. A draft that began with it replaces it. */
  theirs: ContentFile | undefined;
}

/** How saving ended. Nothing was written unless it says "saved". */
export type SaveResult =
  { saved: ContentFile[] } | { mistakes: Mistake[] } | { conflicts: Conflict[] };

/** Something that was removed and can come back. */
export interface BinEntry {
  id: string;
  /** When it was removed, as in "2026-11-22T08:15:00.000Z". */
  removed: string;
  /** The files in it, by where they lay. */
  files: string[];
  /** Those of them that are photographs. */
  pictures: string[];
}
