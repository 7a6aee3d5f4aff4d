import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { foldersOf } from '../content/folders.ts';
import {
  filesOfUnsaved,
  forgetHandover,
  type HandedFiles,
  handedFilesSchema,
  keepHandover,
  listHandovers,
} from '../content/handover.ts';
import { replaceFile } from '../content/ownFiles.ts';
import {
  keepUnsaved,
  readUnsaved,
  type StoredChanges,
  storedChangesSchema,
} from '../content/unsaved.ts';
import { createEvents } from './events.ts';
import { bodyOf, jsonRoutes } from './requests.ts';
import type { Context, MiddlewareHandler } from 'hono';

/** A window that opens waits this long for the words of the one it replaces. */
const HANDOVER_MS = 3000;

/** `GET /api/unsaved` */
export type UnsavedAnswer = ReturnType<typeof readUnsaved> & {
  /** Words of other windows, to be merged. */
  handovers: ReturnType<typeof listHandovers>;
};

/** The id that a window sends with each request. */
const windowOf = ({ req }: Context) => req.header('studio-window');

/** The number of the window's words that a request brings. */
const revisionOf = ({ req }: Context) => Number(req.query('revision') ?? 0);

/** The window that edited before the studio was started again. */
function readEditing(root: string): string | undefined {
  try {
    return readFileSync(foldersOf(root).window, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * The windows of the studio. The one that was opened last edits; each would keep changes of its own.
 * A window that is replaced hands over its words, at once or when it is back.
 */
export function createWindows(root: string) {
  const events = createEvents();
  let editing = readEditing(root);
  /** Windows that were asked for their words, with the function to call when they have sent them. */
  const asked = new Map<string, () => void>();

  const setEditing = (window: string | undefined) => {
    if (window === undefined || window === editing) return;
    editing = window;
    replaceFile(foldersOf(root).window, window);
  };

  /** Makes a window the editing one, once the one before has handed over or cannot be reached. */
  const takeOver = async (window: string | undefined): Promise<void> => {
    const before = editing;
    setEditing(window);
    if (before === undefined || before === editing) return;
    const closed = events.send(before, 'handOver');
    if (!closed) return;
    const { promise: handedOver, resolve } = Promise.withResolvers<undefined>();
    asked.set(before, () => resolve(undefined));
    const late = new AbortController();
    const timeout = pause(HANDOVER_MS, undefined, { signal: late.signal }).catch(() => undefined);
    await Promise.race([handedOver, closed, timeout]);
    late.abort();
    asked.delete(before);
  };

  const keep = (context: Context, files: HandedFiles) => {
    const window = windowOf(context) ?? '';
    keepHandover(root, { window, revision: revisionOf(context), files });
    if (editing !== undefined) void events.send(editing, 'handedOver');
  };

  let latest = { window: '', revision: 0 };
  /** Keeps the unsaved changes of the editing window; an older request may arrive after a newer one. */
  const keepLatest = (context: Context, unsaved: StoredChanges | null) => {
    const [window, revision] = [windowOf(context) ?? '', revisionOf(context)];
    if (window === latest.window && revision < latest.revision) return;
    latest = { window, revision };
    keepUnsaved(root, unsaved && { ...unsaved, revision });
  };

  /** Routes for every window, also for one that was replaced. */
  const routes = jsonRoutes({
    'GET /unsaved': async (context): Promise<UnsavedAnswer> => {
      await takeOver(windowOf(context));
      return { ...readUnsaved(root), handovers: listHandovers(root) };
    },
    'PUT /handover': async (context) => {
      const window = windowOf(context) ?? '';
      const files = await bodyOf(context, handedFilesSchema.nullable());
      if (files) keep(context, files);
      asked.get(window)?.();
      return { isEditing: window === editing };
    },
    // The last request of a window that closes: it cannot hand over after a refusal.
    'PUT /closing': async (context) => {
      const window = windowOf(context) ?? '';
      const unsaved = await bodyOf(context, storedChangesSchema.nullable());
      if (editing === undefined || window === editing) keepLatest(context, unsaved);
      else if (unsaved) keep(context, filesOfUnsaved(unsaved));
    },
  }).get('/events', (context) => {
    const window = context.req.query('window') ?? '';
    return events.stream(context, window, () => {
      if (editing !== undefined && window !== editing) void events.send(window, 'handOver');
      else if (listHandovers(root).length > 0) void events.send(window, 'handedOver');
    });
  });

  /** Refuses every other window. */
  const onlyEditing: MiddlewareHandler = async (context, next) => {
    const window = windowOf(context);
    // Without a file of an earlier start, the window that asks first is the open one.
    if (editing === undefined) setEditing(window);
    return window === editing ? next() : context.body(null, 423);
  };

  /** Routes for the editing window. */
  const editingRoutes = jsonRoutes({
    'PUT /unsaved': async (context) =>
      keepLatest(context, await bodyOf(context, storedChangesSchema.nullable())),
    'GET /handover': () => listHandovers(root),
    'DELETE /handover/:id': (_, id) => forgetHandover(root, id),
  });

  return { routes, onlyEditing, editingRoutes };
}
