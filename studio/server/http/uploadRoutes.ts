import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { z } from 'astro/zod';
import { Hono } from 'hono';
import { explainLogo } from '../../../content-check/logo.ts';
import { cleanDrawing } from '../content/cleanDrawing.ts';
import { wordsPath } from '../content/contentFiles.ts';
import { addMedia, copyMediaOfFile, findTwin, type StoredMedia } from '../content/media.ts';
import { createQueue, type StudioServer } from '../content/openStudio.ts';
import { importPhoto } from '../photos/importPhoto.ts';
import { inInbox, removeFromInbox } from '../photos/inbox.ts';
import { createReceiver } from './receiver.ts';
import { jsonBody, orRefuse, query, sendJson } from './requestData.ts';
import type { BundledFiles } from './bundle.ts';

/** The file of words that will name an upload, and the name of the upload. */
const uploadSchema = z.object({
  file: wordsPath,
  name: z.string().transform((name) => basename(name)),
});

const renamedSchema = z.object({ from: wordsPath, to: wordsPath });

interface Upload {
  file: string;
  name: string;
  bytes: Buffer;
}

export type UploadAnswer = (StoredMedia & { warnings: string[] }) | { refused: string };

/** Photographs of all devices wait for each other: each takes up to 2 GB to decode. */
const inTurn = createQueue();

/** Stores a photograph as the site shows it; the folder's copy of it, if there is one, is kept. */
async function takePhoto(
  { root, exclusively }: StudioServer,
  upload: Upload,
): Promise<UploadAnswer> {
  const { file, name, bytes } = upload;
  const photo = await inTurn(() => importPhoto(bytes, name));
  if ('refused' in photo) return photo;
  return exclusively(async () => {
    const twin = findTwin(root, file, photo.bytes);
    const stored = twin ?? (await addMedia(root, file, photo.name, photo.bytes));
    return { ...stored, warnings: photo.warnings };
  });
}

async function takeLogo(
  { root, exclusively }: StudioServer,
  upload: Upload,
): Promise<UploadAnswer> {
  const { file, name, bytes } = upload;
  const extension = extname(name).toLowerCase();
  const clean = extension === '.svg' ? cleanDrawing(bytes) : bytes;
  const problem = (await explainLogo(bytes, name)) ?? (await explainLogo(clean, name));
  if (problem !== undefined) return { refused: `${name} ${problem}` };
  const logo = `logo${extension}`;
  return exclusively(async () => ({ ...(await addMedia(root, file, logo, clean)), warnings: [] }));
}

/**
 * Photographs and logos, below /api: from the window, or from a phone, whose photographs wait in the
 * inbox.
 *
 * @param onInbox is called when the inbox has changed
 * @param isHosted a studio at a public address opens no port for phones: they sign in
 */
export function uploadRoutes(
  studio: StudioServer,
  files: BundledFiles,
  isHosted: boolean,
  onInbox: () => void,
) {
  const { root } = studio;
  const upload = query(uploadSchema, 'not a file of the site');
  const openReceiver = isHosted ? undefined : createReceiver(studio, files, onInbox);
  return (
    new Hono()
      .post('/photos', upload, async (context) => {
        const bytes = Buffer.from(await context.req.arrayBuffer());
        return sendJson(context, await takePhoto(studio, { ...context.req.valid('query'), bytes }));
      })
      .post('/logo', upload, async (context) => {
        const bytes = Buffer.from(await context.req.arrayBuffer());
        return sendJson(context, await takeLogo(studio, { ...context.req.valid('query'), bytes }));
      })
      // A gallery has another folder.
      .post('/media/copy', jsonBody(renamedSchema), async (context) => {
        const { from, to } = context.req.valid('json');
        return sendJson(context, await studio.exclusively(() => copyMediaOfFile(root, from, to)));
      })
      .post('/receiver', async (context) =>
        sendJson(context, await orRefuse(openReceiver, '', 404)()),
      )
      .post('/inbox/:id', upload, async (context) => {
        const photo = orRefuse(inInbox(root, context.req.param('id')), 'no such picture');
        const bytes = readFileSync(photo);
        return sendJson(context, await takePhoto(studio, { ...context.req.valid('query'), bytes }));
      })
      .delete('/inbox/:id', (context) => {
        removeFromInbox(root, context.req.param('id'));
        onInbox();
        return sendJson(context, null);
      })
  );
}
