import { hash } from 'node:crypto';
import { resolve } from 'node:path';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import {
  readContent,
  saveSchema,
  unknownFiles,
  unsavedChangesSchema,
} from '../content/contentFiles.ts';
import { unpackCopy } from '../content/copy.ts';
import { mediaTimes } from '../content/media.ts';
import { createQueue, type StudioServer } from '../content/openStudio.ts';
import { chosenSchema, restore, restoreContent } from '../content/restore.ts';
import { emptyTrash, listTrash } from '../content/trash.ts';
import { listInbox } from '../photos/inbox.ts';
import { publishedWords } from '../publish/versions.ts';
import { STORAGE_WORDS } from '../words.ts';
import { jsonBody, orRefuse, sendJson } from './requestData.ts';

/** All that the window shows. */
function contentOf(root: string) {
  return {
    /** Tells apart the projects that are edited at the same address. */
    project: hash('sha256', resolve(root)).slice(0, 12),
    files: readContent(root),
    media: mediaTimes(root),
    unknownFiles: unknownFiles(root),
    published: publishedWords(root),
    inbox: listInbox(root),
  };
}

export type Content = ReturnType<typeof contentOf>;

/** Copies have one folder. */
const copiesInTurn = createQueue();

/** Opens a copy as it arrives, as an unsaved edit. */
async function openCopy({ root, exclusively }: StudioServer, body: ReadableStream<Uint8Array>) {
  return copiesInTurn(async () => {
    const answer = await unpackCopy(root, body);
    if ('refused' in answer) throw new HTTPException(404, { message: answer.refused });
    return exclusively(() => restoreContent(root, answer.folder));
  });
}

/** Reading, checking, saving and restoring the content, below /api. */
export function contentRoutes(studio: StudioServer) {
  const { root, exclusively } = studio;
  return new Hono()
    .use('/content', etag())
    .get('/content', (context) => sendJson(context, contentOf(root)))
    .delete('/unknown-files', async (context) => {
      await studio.removeUnknownFiles();
      return sendJson(context, null);
    })
    .post('/check', jsonBody(unsavedChangesSchema), async (context) =>
      sendJson(context, await studio.check(context.req.valid('json'))),
    )
    .get('/shown', async (context) => sendJson(context, await studio.isShown()))
    .post('/save', jsonBody(saveSchema), async (context) =>
      sendJson(context, await studio.save(context.req.valid('json'))),
    )
    .post('/copy', async (context) => {
      const body = orRefuse(context.req.raw.body ?? undefined, '');
      return sendJson(context, await openCopy(studio, body));
    })
    .get('/trash', (context) => sendJson(context, listTrash(root)))
    .post('/trash/:id', jsonBody(chosenSchema), async (context) => {
      const { id } = context.req.param();
      const restored = await exclusively(() => restore(root, id, context.req.valid('json')));
      return sendJson(context, orRefuse(restored, STORAGE_WORDS.notInTrash, 404));
    })
    .delete('/trash', async (context) => {
      await exclusively(() => emptyTrash(root));
      return sendJson(context, null);
    });
}
