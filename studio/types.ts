import type { z } from 'astro/zod';
import type { COLLECTIONS } from '../src/schemas/collections.ts';
import type { draftSchema } from './content/contentFiles.ts';
import type { restore } from './content/media.ts';
import type { Field } from './forms/formFields.ts';
import type { publishSettings } from './publish/publishSettings.ts';
import type { restoreVersion } from './publish/versions.ts';

/*
 * What the window, the server and publishing hand to each other. Paths are relative to the content folder
 * and use forward slashes: "pages/home.yaml". Times of files are in ms since 1970.
 */

/** The name of a kind of file in src/schemas/collections.ts, such as "home" or "galleries". */
export type ShapeName = keyof typeof COLLECTIONS | 'words';

/** A file of words on disk. */
export interface ContentFile {
  path: string;
  shape: ShapeName;
  /** Undefined if the file cannot be read; the content check says why. */
  data: unknown;
  /** SHA-256 of its bytes. */
  fingerprint: string;
}

/** `GET /api/content` */
export interface Content {
  files: ContentFile[];
  /** Time of each picture, video and logo, by path. */
  media: Record<string, number>;
  /** The form of each shape. */
  forms: Partial<Record<ShapeName, Field>>;
}

/** Unsaved words. */
export type Draft = z.infer<typeof draftSchema>;

/** A file of words that was changed or added. */
export type ChangedFile = Draft['files'][number];

/** One finding of the content check. */
export interface Problem {
  /** File or folder. */
  file: string;
  /** Place in the data, such as ["about", "counters", 1, "value"]; empty for the file as a whole. */
  field: (string | number)[];
  message: string;
  line?: number | undefined;
}

/** `POST /api/draft` */
export interface DraftAnswer {
  problems: Problem[];
  /** Counts changes of the preview. */
  version: number;
}

/** A file that was changed elsewhere since the draft began. */
export interface Conflict {
  path: string;
  /** The file on disk; undefined if it is gone. */
  theirs?: ContentFile | undefined;
}

/** `POST /api/save`; nothing was written unless it says `saved`. */
export type SaveAnswer =
  | { saved: ContentFile[]; media: Record<string, number> }
  | { problems: Problem[] }
  | { conflicts: Conflict[] };

/**
 * A picture, video or logo that waits in `.studio/files/` until words that name it are saved;
 * `POST /api/copies`, body `{ from, file }`
 */
export interface StoredMedia {
  path: string;
  /** As YAML names it, such as "./pantry.jpg". */
  src: string;
  time: number;
}

/** `POST /api/photos?file=&name=` and `POST /api/logo?file=&name=` */
export type UploadAnswer = (StoredMedia & { warnings: string[] }) | { refused: string };

/** Where something stood in the words that was removed. */
export interface RemovedPlace {
  file: string;
  path: (string | number)[];
  value: unknown;
}

/** `GET /api/trash`, the last removal first. */
export interface TrashEntry {
  id: string;
  /** As in "2026-11-22T08:15:00.000Z". */
  removed: string;
  files: string[];
  /** Those of the files that are pictures. */
  pictures: string[];
  /** Entries of lists and fields that went with the files. */
  places: RemovedPlace[];
}

/** `POST /api/trash/:id`: what the window adds as an unsaved edit. */
export type TrashAnswer = NonNullable<Awaited<ReturnType<typeof restore>>>;

/** A published or restored state of the content; `GET /api/versions`, the last first. */
export interface Version {
  id: string;
  /** As in "2026-11-22T08:15:00+01:00". */
  when: string;
  /** Files that changed since the version before. */
  files: string[];
  /** Fields that changed, at most forty; an empty path means the whole file. */
  places: VersionPlace[];
}

export interface VersionPlace {
  file: string;
  path: string[];
}

/** `POST /api/versions/:id`: what the window makes an unsaved edit of. */
export type VersionAnswer = NonNullable<Awaited<ReturnType<typeof restoreVersion>>>;

/** Sample content that is still there; `GET /api/samples`. */
export interface Sample {
  file: string;
  field: (string | number)[];
  /** Such as "hello@example.com". */
  what: string;
  advice: string;
  /** Whether the site may go online with it. */
  remark: boolean;
}

/** `GET /api/samples` */
export interface SamplesAnswer {
  samples: Sample[];
  /** How many must be replaced, of how many that came with the site. */
  left: number;
  total: number;
}

/** How the site is sent; the file publish.yaml. */
export type PublishSettings = z.infer<typeof publishSettings>;

/** `GET /api/publishing` */
export interface Publishing {
  /** Undefined until publishing is set up. */
  settings?: PublishSettings;
  /** What is wrong with publish.yaml. */
  problem?: string;
  isRunning: boolean;
}

/** `POST /api/publishing/test` */
export interface PublishTest {
  works: boolean;
  words: string;
  details?: string;
}

/** Steps of publishing in order; "fetch" and "keep" only with Git. */
export type StepName = 'settings' | 'fetch' | 'check' | 'launch' | 'keep' | 'build' | 'send';

/** One line of the answer of `POST /api/publish`. */
export interface Step {
  name: StepName;
  state: 'running' | 'done' | 'failed';
  /** One sentence for the owner. */
  words: string;
  /** Share that is done, from 0 to 1. */
  progress?: number;
  /** Output of the tool that failed. */
  details?: string;
  /** Files that were changed here and elsewhere. */
  conflicts?: string[];
  /** Address of the site, after sending. */
  address?: string;
}
