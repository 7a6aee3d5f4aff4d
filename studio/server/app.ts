import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import { z } from 'astro/zod';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import { getMimeType } from 'hono/utils/mime';
import sharp from 'sharp';
import { explainLogo } from '../../content-check/logo.ts';
import { openAccess } from '../access/access.ts';
import { deviceRoutes, onlySignedIn, onlyWithKey, signInRoutes } from '../access/routes.ts';
import { COPY, SHARE, STUDIO } from '../addresses.ts';
import { draftSchema, readContent, strayFiles, wordsPath } from '../content/contentFiles.ts';
import { LARGEST_COPY, packCopy, unpackCopy } from '../content/copy.ts';
import { addMedia, findMedia, findTwin, mediaTimes, type StoredMedia } from '../content/media.ts';
import { createQueue, type Studio } from '../content/openStudio.ts';
import { restore, restoreContent } from '../content/restore.ts';
import { emptyTrash, listTrash } from '../content/trash.ts';
import { importPhoto } from '../photos/importPhoto.ts';
import { inInbox, keepInInbox, listInbox, removeFromInbox } from '../photos/inbox.ts';
import { createReceiver } from '../photos/receiver.ts';
import { publishRoutes } from '../publish/routes.ts';
import { publishedWords } from '../publish/versions.ts';
import { LARGEST_PHOTO, NOT_A_COPY, NOT_IN_TRASH, PHOTO_WORDS } from '../words.ts';
import { windowPage } from './pages.ts';
import { bodyOf, jsonRoutes, onlyOwn, orRefuse, reasonOf, windowHeaders } from './requests.ts';
import { createWindows } from './windows.ts';
import type { BundledFiles } from './bundle.ts';

/** The file of words that will name an upload, and the name of the upload. */
const uploadSchema = z.object({
  file: wordsPath,
  name: z.string().transform((name) => basename(name)),
});

/** Widths of pictures in the window, in pixels. */
const WIDTHS = new Map(Object.entries({ thumb: 240, card: 480, whole: 960 }));

async function uploadOf({ req }: Context, waiting?: Buffer) {
  const { data } = uploadSchema.safeParse(req.query());
  const upload = orRefuse(data, 'not a file of the site');
  return { ...upload, bytes: waiting ?? Buffer.from(await req.arrayBuffer()) };
}

export type UploadAnswer = (StoredMedia & { warnings: string[] }) | { refused: string };
type Upload = Awaited<ReturnType<typeof uploadOf>>;

/** Photographs of all devices wait for each other: each takes up to 2 GB to decode. */
const inTurn = createQueue();

/** Stores a photograph as the site shows it; the folder's copy of it, if there is one, is kept. */
async function takePhoto({ root, alone }: Studio, upload: Upload): Promise<UploadAnswer> {
  const { file, name, bytes } = upload;
  const photo = await inTurn(() => importPhoto(bytes, name));
  if ('refused' in photo) return photo;
  return alone(async () => {
    const twin = findTwin(root, file, photo.bytes);
    const stored = twin ?? (await addMedia(root, file, photo.name, photo.bytes));
    return { ...stored, warnings: photo.warnings };
  });
}

async function takeLogo({ root, alone }: Studio, upload: Upload): Promise<UploadAnswer> {
  const { file, name, bytes } = upload;
  const problem = await explainLogo(bytes, name);
  if (problem !== undefined) return { refused: `${name} ${problem}` };
  const logo = `logo${extname(name).toLowerCase()}`;
  return alone(async () => ({ ...(await addMedia(root, file, logo, bytes)), warnings: [] }));
}

/** All that the window shows; it asks every five seconds. */
function contentOf(root: string) {
  return {
    /** Tells apart the projects that are edited at the same address. */
    project: hash('sha256', resolve(root)).slice(0, 12),
    files: readContent(root),
    media: mediaTimes(root),
    strays: strayFiles(root),
    published: publishedWords(root),
    inbox: listInbox(root),
  };
}

export type Content = ReturnType<typeof contentOf>;

function contentRoutes(studio: Studio) {
  const { root, alone } = studio;
  return jsonRoutes({
    'GET /content': () => contentOf(root),
    'DELETE /strays': () => studio.removeStrays(),
    'POST /draft': async (context) => studio.check(await bodyOf(context, draftSchema)),
    'POST /save': async (context) => studio.save(await bodyOf(context, draftSchema)),
    'POST /photos': async (context) => takePhoto(studio, await uploadOf(context)),
    'POST /logo': async (context) => takeLogo(studio, await uploadOf(context)),
    'POST /copy': async ({ req }) => {
      const bytes = new Uint8Array(await req.arrayBuffer());
      const folder = orRefuse(await unpackCopy(root, bytes), NOT_A_COPY, 404);
      return alone(() => restoreContent(root, folder));
    },
    'GET /trash': () => listTrash(root),
    'POST /trash/:id': async (_, id) =>
      orRefuse(await alone(() => restore(root, id)), NOT_IN_TRASH, 404),
    'DELETE /trash': () => alone(() => emptyTrash(root)),
  });
}

/** Photographs from a phone, and on this computer the address where it sends them. */
function inboxRoutes(studio: Studio, files: BundledFiles) {
  const { root } = studio;
  return jsonRoutes({
    'POST /receiver': createReceiver(studio, files),
    'POST /inbox/:id': async (context, id) => {
      const file = orRefuse(inInbox(root, id), 'no such picture');
      return takePhoto(studio, await uploadOf(context, readFileSync(file)));
    },
    'DELETE /inbox/:id': (_, id) => removeFromInbox(root, id),
  });
}

/** A picture by its path, or a photograph that waits in the inbox by its id. */
async function sendPicture(context: Context, root: string): Promise<Response> {
  const { path = '', size = '', time = '0' } = context.req.query();
  const width = orRefuse(WIDTHS.get(size), 'no such size');
  const file = orRefuse(findMedia(root, path) ?? inInbox(root, path), 'no such picture');
  // Given a path, sharp may serve a cached older file.
  const bytes = readFileSync(file);
  const small = sharp(bytes).rotate().resize({ width }).webp().toBuffer();
  // Some browsers show HEIC, which sharp cannot read.
  const picture = Uint8Array.from(await small.catch(() => bytes));
  // The address contains the file's time.
  if (time !== '0') context.header('Cache-Control', 'private, max-age=31536000, immutable');
  return context.body(picture, 200, { 'Content-Type': 'image/webp' });
}

const photoLimit = bodyLimit({
  maxSize: LARGEST_PHOTO,
  onError: (context) => context.text(PHOTO_WORDS.tooHeavy, 413),
});

/** All routes of the window. */
function windowRoutes(studio: Studio, files: BundledFiles) {
  const windows = createWindows(studio.root);
  return new Hono()
    .use(bodyLimit({ maxSize: LARGEST_COPY }))
    .use('/api/photos', photoLimit)
    .use(SHARE, photoLimit)
    .get('/', (context) => context.html(windowPage()))
    .get('/picture', (context) => sendPicture(context, studio.root))
    .get(COPY, (context) =>
      context.body(packCopy(studio.root), 200, { 'Content-Type': 'application/zip' }),
    )
    .post(SHARE, async (context) => {
      const { photos = [] } = await context.req.parseBody({ all: true });
      for (const photo of [photos].flat())
        if (photo instanceof File)
          await keepInInbox(studio.root, photo.name, new Uint8Array(await photo.arrayBuffer()));
      return context.redirect(`${STUDIO}/`, 303);
    })
    .route('/api', windows.routes)
    .use('/api/*', windows.onlyEditing)
    .route('/api', windows.editingRoutes)
    .use('/api/content', etag())
    .route('/api', contentRoutes(studio))
    .route('/api', publishRoutes(studio))
    .route('/api', inboxRoutes(studio, files))
    .get('*', (context) => {
      const path = context.req.path.replace(STUDIO, '');
      const file = orRefuse(files.get(path), 'no such file', 404);
      return context.body(file, 200, { 'Content-Type': getMimeType(path) ?? '' });
    });
}

/**
 * The window, and at all other addresses the site as a draft.
 *
 * @param own the address of both
 * @param key opens a studio on this computer; at a public address, passkeys do
 */
export function createApp(
  studio: Studio,
  files: BundledFiles,
  own: URL,
  preview: Hono,
  key?: string,
) {
  const app = new Hono({ strict: false }).use(onlyOwn(own)).use(`${STUDIO}/*`, windowHeaders());
  if (key === undefined) {
    const access = openAccess(studio.root);
    app
      .route(`${STUDIO}/sign-in`, signInRoutes(access, own))
      .use(onlySignedIn(access, files))
      .route(`${STUDIO}/api`, deviceRoutes(access, own));
  } else app.route('/', onlyWithKey(own, key));
  return app
    .route(STUDIO, windowRoutes(studio, files))
    .get('/', (context, next) => {
      const isOpened = context.req.header('sec-fetch-dest') === 'document';
      return isOpened ? Promise.resolve(context.redirect(`${STUDIO}/`)) : next();
    })
    .route('/', preview)
    .onError((error, context) => {
      if (error instanceof HTTPException) return error.getResponse();
      console.error(error);
      const reason = reasonOf(error);
      return reason === undefined ? context.text('', 500) : context.text(reason, 507);
    });
}
