import type { Device } from './access/access.ts';
import type { ContentFile } from './content/contentFiles.ts';
import type { addMedia, restore } from './content/media.ts';
import type { Studio } from './content/openStudio.ts';
import type { listTrash } from './content/trash.ts';
import type { readUnsaved } from './content/unsaved.ts';
import type { launchGate } from './launch/launchGate.ts';
import type { PublishSettings } from './publish/publishSettings.ts';
import type { listVersions, restoreContent } from './publish/versions.ts';

// Paths are relative to the content folder, with forward slashes. Times of files are in ms since 1970.

export type { ContentFile, Draft, Problem } from './content/contentFiles.ts';
export type { SaveAnswer } from './content/save.ts';
export type { RemovedPlace } from './content/trash.ts';
export type { PublishSettings } from './publish/publishSettings.ts';

/** `GET /api/content` */
export interface Content {
  files: ContentFile[];
  /** Time of each picture, video and logo, by path. */
  media: Record<string, number>;
  /** Files that the site cannot read. */
  strays: string[];
  /** Photographs from a phone that no gallery has yet; each at `/api/inbox/:id`. */
  inbox: { id: string; name: string }[];
  /** The data of all files that were published last, by path. */
  published?: Record<string, unknown> | undefined;
}

/** `GET /api/unsaved`, and `PUT` with the unsaved changes or null. */
export type UnsavedAnswer = ReturnType<typeof readUnsaved>;

/** `POST /api/draft` */
export type DraftAnswer = Awaited<ReturnType<Studio['check']>>;

/** A file that waits until words that name it are saved; `POST /api/copies`, body `{ from, file }` */
export type StoredMedia = Awaited<ReturnType<typeof addMedia>>;

/** `POST /api/photos?file=&name=` and `POST /api/logo?file=&name=` */
export type UploadAnswer = (StoredMedia & { warnings: string[] }) | { refused: string };

/** `GET /api/trash`, the last removal first. */
export type TrashEntry = ReturnType<typeof listTrash>[number];

/** `POST /api/trash/:id`: what the window adds as an unsaved edit. */
export type TrashAnswer = NonNullable<Awaited<ReturnType<typeof restore>>>;

/** A publication; `GET /api/versions`, the last first. */
export type Version = ReturnType<typeof listVersions>[number];

/** `POST /api/versions/:id` and `POST /api/copy`: what the window makes an unsaved edit of. */
export type VersionAnswer = Awaited<ReturnType<typeof restoreContent>>;

/** `GET /api/devices`; times in ms since 1970. */
export type SignedInDevice = Pick<Device, 'id' | 'name' | 'added' | 'used'> & { isThis: boolean };

/** `POST /api/receiver`: where a phone sends photographs. */
export interface ScannedAddress {
  address: string;
  /** As an SVG path in units of one module. */
  qr: { size: number; path: string };
}

/** `POST /api/devices`: how another device is added. */
export type NewDevice = ScannedAddress & { code: string };

/** `GET /api/samples` */
export type Sample = Awaited<ReturnType<typeof launchGate>>[number];

/** `GET /api/publishing` */
export interface Publishing {
  /** Undefined until publishing is set up. */
  settings?: PublishSettings | undefined;
  problem?: string;
  isRunning: boolean;
}

/** `POST /api/publishing/test` */
export type PublishTest = Pick<Step, 'words' | 'details'> & { works: boolean };

/** One line of the answer of `POST /api/publish`. */
export interface Step {
  /** In this order; "fetch" only with Git. */
  name: 'settings' | 'fetch' | 'check' | 'launch' | 'keep' | 'build' | 'send' | 'online';
  state: 'running' | 'done' | 'failed';
  words: string;
  /** Share that is done, from 0 to 1. */
  progress?: number;
  details?: string;
  /** Address of the site, once it is online. */
  address?: string;
  /** When it was done, in ms since 1970. */
  at?: number;
}
