import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'astro/zod';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import sharp from 'sharp';
import { addMedia, findMedia, mediaTimes } from '../content/media.ts';
import { shapeOf } from '../content/paths.ts';
import { readContent } from '../content/readContent.ts';
import { restore } from '../content/restore.ts';
import { emptyTrash, listTrash } from '../content/trash.ts';
import { formFields } from '../forms/formFields.ts';
import { publishRoutes } from '../publish/routes.ts';
import { LARGEST_PHOTO } from '../words.ts';
import { badRequest, bodyOf } from './requests.ts';
import { takeLogo, takePhoto } from './uploads.ts';
import type { OpenStudio } from '../content/openStudio.ts';
import type { Content, CopyAnswer } from '../types.ts';
import type { BundledFile } from './bundle.ts';

const wordsPath = z
  .string()
  .refine((path) => shapeOf(path) !== undefined, 'not a file of the site');
const draftSchema = z.object({
  files: z.array(
    z.object({ path: wordsPath, data: z.unknown(), fingerprint: z.string().optional() }),
  ),
  removed: z.array(z.object({ path: wordsPath, fingerprint: z.string() })),
});
const copySchema = z.object({ from: z.string(), file: wordsPath });

/** Widths of pictures in the window, in pixels. */
const WIDTHS = new Map([
  ['thumb', 240],
  ['card', 480],
  ['whole', 960],
]);

/** The file of words that an upload is for, its name and its bytes. */
async function uploadOf({ req }: Context) {
  const { file, name } = req.query();
  if (file === undefined || name === undefined || shapeOf(file) === undefined)
    throw badRequest('not a file of the site');
  return { file, name: basename(name), bytes: Buffer.from(await req.arrayBuffer()) };
}

function contentRoutes(studio: OpenStudio) {
  const { root } = studio;
  return new Hono()
    .get('/content', (context) => {
      const [files, media, forms] = [readContent(root), mediaTimes(root), formFields()];
      return context.json({ files, media, forms } satisfies Content);
    })
    .post('/draft', async (context) =>
      context.json(await studio.check(await bodyOf(context, draftSchema))),
    )
    .post('/save', async (context) =>
      context.json(await studio.save(await bodyOf(context, draftSchema))),
    )
    .post('/photos', async (context) =>
      context.json(await takePhoto(studio, await uploadOf(context))),
    )
    .post('/logo', async (context) => context.json(await takeLogo(studio, await uploadOf(context))))
    .post('/copies', async (context) => {
      const { from, file } = await bodyOf(context, copySchema);
      const source = findMedia(root, from);
      if (source === undefined) throw badRequest('no such picture');
      const copy = () => addMedia(root, file, basename(from), source);
      return context.json((await studio.alone(copy)) satisfies CopyAnswer);
    })
    .get('/trash', (context) => context.json(listTrash(root)))
    .post('/trash/:id', async (context) => {
      const restored = await studio.alone(() => restore(root, context.req.param('id')));
      if (!restored) throw badRequest('not in the trash');
      return context.json(restored);
    })
    .delete('/trash', async (context) => {
      await studio.alone(() => emptyTrash(root));
      return context.json(null);
    });
}

/** Everything that the window can ask for. */
export function createApp(studio: OpenStudio, files: ReadonlyMap<string, BundledFile>) {
  return new Hono()
    .use(bodyLimit({ maxSize: LARGEST_PHOTO }))
    .get('/picture', async (context) => {
      const { path = '', size = '', time = '0' } = context.req.query();
      const [file, width] = [findMedia(studio.root, path), WIDTHS.get(size)];
      if (file === undefined || width === undefined) throw badRequest('no such picture');
      // By its name, sharp may give a WebP that was there before.
      const picture = await sharp(readFileSync(file)).rotate().resize({ width }).webp().toBuffer();
      // A replaced file has another time, and so another address.
      if (time !== '0') context.header('Cache-Control', 'private, max-age=31536000, immutable');
      return context.body(Uint8Array.from(picture), 200, { 'Content-Type': 'image/webp' });
    })
    .route('/api', contentRoutes(studio))
    .route('/api', publishRoutes(studio))
    .get('*', (context) => {
      const file = files.get(context.req.path);
      if (!file) return context.notFound();
      return context.body(file.body, 200, { 'Content-Type': file.type });
    })
    .onError((error, context) => {
      if (error instanceof HTTPException) return error.getResponse();
      console.error(error);
      return context.text('', 500);
    });
}
