import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'astro/zod';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { foldersOf } from '../content/folders.ts';
import {
  filesOfUnsaved,
  forgetHandover,
  handedFilesSchema,
  type Handover,
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
import { jsonBody, query, sendJson } from './requestData.ts';
import type { Events } from './events.ts';

/** A window that opens waits this long for the words of the one it replaces. */
const HANDOVER_MS = 3000;

/** The window that sent words, and their number: of two versions of one window, the larger is newer. */
type Sender = Pick<Handover, 'window' | 'revision'>;

/** The id that a window sends with each request; empty for a program that is no window. */
const windowOf = ({ req }: Context) => req.header('studio-window') ?? '';

const revision = query(
  z.object({ revision: z.string().default('0').transform(Number) }),
  'no revision',
);

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
export function createWindows(root: string, events: Events) {
  let editing = readEditing(root);
  /** Windows that were asked for their words, with the function to call when they have sent them. */
  const asked = new Map<string, () => void>();

  const setEditing = (window: string) => {
    if (window === '' || window === editing) return;
    editing = window;
    replaceFile(foldersOf(root).window, window);
  };

  /** Makes a window the editing one, once the one before has handed over or cannot be reached. */
  const takeOver = async (window: string): Promise<void> => {
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

  const keep = (handover: Handover) => {
    keepHandover(root, handover);
    if (editing !== undefined) void events.send(editing, 'handedOver');
  };

  let latest: Sender = { window: '', revision: 0 };
  /** Keeps the unsaved changes of the editing window; an older request may arrive after a newer one. */
  const keepLatest = (sender: Sender, unsaved: StoredChanges | null) => {
    const { window, revision: number } = sender;
    if (window === latest.window && number < latest.revision) return;
    latest = sender;
    keepUnsaved(root, unsaved && { ...unsaved, revision: number });
  };

  /** Routes for every window, also for one that was replaced. */
  const routes = new Hono()
    .get('/unsaved', async (context) => {
      await takeOver(windowOf(context));
      return sendJson(context, { ...readUnsaved(root), handovers: listHandovers(root) });
    })
    .put('/handover', revision, jsonBody(handedFilesSchema.nullable()), (context) => {
      const window = windowOf(context);
      const files = context.req.valid('json');
      if (files) keep({ window, files, ...context.req.valid('query') });
      asked.get(window)?.();
      return sendJson(context, { isEditing: window === editing });
    })
    // The last request of a window that closes: it cannot hand over after a refusal.
    .put('/closing', revision, jsonBody(storedChangesSchema.nullable()), (context) => {
      const sender = { window: windowOf(context), ...context.req.valid('query') };
      const unsaved = context.req.valid('json');
      if (editing === undefined || sender.window === editing) keepLatest(sender, unsaved);
      else if (unsaved) keep({ ...sender, files: filesOfUnsaved(unsaved) });
      return sendJson(context, null);
    })
    .get('/events', (context) => {
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
    return editing === undefined || window === editing ? next() : context.body(null, 423);
  };

  /** Routes for the editing window. */
  const editingRoutes = new Hono()
    .put('/unsaved', revision, jsonBody(storedChangesSchema.nullable()), (context) => {
      const sender = { window: windowOf(context), ...context.req.valid('query') };
      keepLatest(sender, context.req.valid('json'));
      return sendJson(context, null);
    })
    .get('/handover', (context) => sendJson(context, listHandovers(root)))
    .delete('/handover/:id', (context) => {
      forgetHandover(root, context.req.param('id'));
      return sendJson(context, null);
    });

  return { routes, onlyEditing, editingRoutes };
}
