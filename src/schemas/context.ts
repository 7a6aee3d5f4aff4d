import type { ImageMetadata } from 'astro';
import type { z } from 'astro/zod';

/** Names that exist in the whole of content/. Known only where all files are read at once. */
export interface KnownNames {
  /** Pictures as "gallery/file name without ending", such as "organizing/02-closet". */
  pictures: readonly string[];
  /** Folder names in content/galleries. */
  galleries: readonly string[];
  /** Routes of the pages of words, such as "/imprint". */
  words: readonly string[];
}

/**
 * What a field says of itself beside its description, for the forms of the owner's editor: its name where
 * that of the file is not a word, and what it points at where that is not words.
 */
export interface FieldMarks {
  title?: string;
  field?:
    | 'picture'
    | 'focusPoint'
    | 'pictureReference'
    | 'galleryReference'
    | 'video'
    | 'link'
    | 'markdown'
    | 'color'
    | 'logo';
  /** What it holds when it is first filled in. */
  start?: string;
  /** What the forms say of it, where its description speaks of files. */
  help?: string;
  /** What the forms call each word of a choice. */
  names?: Readonly<Record<string, string>>;
}

declare module 'astro/zod' {
  /** What `meta` takes: the type check knows every kind of field, though not a misspelt name of a mark. */
  interface GlobalMeta extends FieldMarks {
    /** Made by the shape itself: nobody writes it. */
    readOnly?: boolean;
  }
}

/** What a shape with pictures needs from its reader: Astro during a build, or the content check. */
export interface ContentContext {
  /** Turns a path that is relative to the YAML file into the picture's URL and size. */
  image: () => z.ZodType<ImageMetadata>;
  /** The same of the logo, of which more is asked; a build takes it for any picture. */
  logoFile?: (() => z.ZodType<ImageMetadata>) | undefined;
  known?: KnownNames | undefined;
  /** Is told every gallery a page names, by itself or with one of its pictures. */
  onGalleryNamed?: ((gallery: string) => void) | undefined;
  /**
   * Says what is wrong with a video, by its path relative to the YAML file; undefined when nothing
   * is. A build finds out by itself.
   */
  videoMistake?: ((path: string) => string | undefined) | undefined;
}
