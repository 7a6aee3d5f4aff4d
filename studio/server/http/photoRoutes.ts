import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'astro/zod';
import { Hono } from 'hono';
import { wordsPath } from '../content/contentFiles.ts';
import { addMedia, copyMedia, findMedia, findTwin } from '../content/media.ts';
import { keepOriginal, originalOf } from '../content/originals.ts';
import { editPhoto, sizeOf } from '../photos/editPhoto.ts';
import { isOriginal } from '../../shared/photoEdit.ts';
import { jsonBody, orRefuse, query, sendJson } from './requestData.ts';
import type { StudioServer } from '../content/openStudio.ts';

const NO_PICTURE = 'no such picture';

const pathSchema = z.object({ path: z.string() });

/** A picture or video, and the file of words that will name its copy. */
const copySchema = z.object({ file: wordsPath, path: z.string() });

const share = z.number().min(0).max(1);

const editSchema = copySchema.extend({
  edit: z.object({
    turns: z.int().min(0).max(3),
    crop: z.object({
      left: share,
      top: share,
      width: share.positive(),
      height: share.positive(),
    }),
  }),
});

/** The original of a stored photograph. */
function findOriginal(root: string, path: string) {
  const file = orRefuse(findMedia(root, path), NO_PICTURE);
  return originalOf(root, readFileSync(file), basename(path));
}

/** Stores a turned and cropped photograph under a new path, and keeps its original. */
async function storeEdit({ root, exclusively }: StudioServer, request: z.infer<typeof editSchema>) {
  const { file, path, edit } = request;
  const original = findOriginal(root, path);
  const bytes = await editPhoto(original.bytes, edit);
  return exclusively(async () => {
    if (!isOriginal(edit)) await keepOriginal(root, bytes, { ...original, edit });
    return findTwin(root, file, bytes) ?? (await addMedia(root, file, original.name, bytes));
  });
}

/** Turning, cropping and copying stored photographs, below /api. */
export function photoRoutes(studio: StudioServer) {
  const { root, exclusively } = studio;
  return new Hono()
    .get('/photos/edit', query(pathSchema, NO_PICTURE), async (context) => {
      const { bytes, edit } = findOriginal(root, context.req.valid('query').path);
      return sendJson(context, { ...(await sizeOf(bytes)), edit });
    })
    .post('/photos/edit', jsonBody(editSchema), async (context) =>
      sendJson(context, await storeEdit(studio, context.req.valid('json'))),
    )
    .post('/photos/copy', jsonBody(copySchema), async (context) => {
      const { file, path } = context.req.valid('json');
      const copy = await exclusively(() => copyMedia(root, file, path));
      return sendJson(context, orRefuse(copy, NO_PICTURE));
    });
}
