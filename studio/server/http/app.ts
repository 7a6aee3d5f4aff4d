import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import { z } from 'astro/zod';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import { getMimeType } from 'hono/utils/mime';
import sharp from 'sharp';
import { explainLogo } from '../../../content-check/logo.ts';
import { openAccess } from '../access/access.ts';
import { deviceRoutes } from './deviceRoutes.ts';
import { CONFIRMED_ROUTES, onlyConfirmed, onlySignedIn } from './guards.ts';
import { onlyWithKey } from './localKey.ts';
import { signInRoutes } from './signInRoutes.ts';
import { COPY, SHARE, STUDIO } from '../../shared/addresses.ts';
import { cleanDrawing } from '../content/cleanDrawing.ts';
import {
  readContent,
  saveSchema,
  unknownFiles,
  unsavedChangesSchema,
  wordsPath,
} from '../content/contentFiles.ts';
import { packCopy, unpackCopy } from '../content/copy.ts';
import { addMedia, findMedia, findTwin, mediaTimes, type StoredMedia } from '../content/media.ts';
import { createQueue, type StudioServer } from '../content/openStudio.ts';
import { chosenSchema, restore, restoreContent } from '../content/restore.ts';
import { emptyTrash, listTrash } from '../content/trash.ts';
import { importPhoto } from '../photos/importPhoto.ts';
import { inInbox, keepInInbox, listInbox, removeFromInbox } from '../photos/inbox.ts';
import { createReceiver } from './receiver.ts';
import { publishRoutes } from './publishRoutes.ts';
import { publishedWords } from '../publish/versions.ts';
import { NOT_IN_TRASH } from '../words.ts';
import { limitBodies } from './limitBodies.ts';
import { windowPage } from './pages.ts';
import {
  bodyOf,
  drawingHeaders,
  jsonRoutes,
  onlyOwn,
  orRefuse,
  windowHeaders,
} from './requests.ts';
import { explainStorageError } from '../content/storageErrors.ts';
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

/** All that the window shows; it asks every five seconds. */
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

function contentRoutes(studio: StudioServer) {
  const { root, exclusively } = studio;
  return jsonRoutes({
    'GET /content': () => contentOf(root),
    'DELETE /unknown-files': () => studio.removeUnknownFiles(),
    'POST /check': async (context) => studio.check(await bodyOf(context, unsavedChangesSchema)),
    'POST /save': async (context) => studio.save(await bodyOf(context, saveSchema)),
    'POST /photos': async (context) => takePhoto(studio, await uploadOf(context)),
    'POST /logo': async (context) => takeLogo(studio, await uploadOf(context)),
    'POST /copy': async ({ req }) => openCopy(studio, orRefuse(req.raw.body ?? undefined, '')),
    'GET /trash': () => listTrash(root),
    'POST /trash/:id': async (context, id) => {
      const chosen = await bodyOf(context, chosenSchema);
      return orRefuse(await exclusively(() => restore(root, id, chosen)), NOT_IN_TRASH, 404);
    },
    'DELETE /trash': () => exclusively(() => emptyTrash(root)),
  });
}

/** Photographs from a phone, and on this computer the address where it sends them. */
function inboxRoutes(studio: StudioServer, files: BundledFiles, isPublic: boolean) {
  const { root } = studio;
  return jsonRoutes({
    ...(!isPublic && { 'POST /receiver': createReceiver(studio, files) }),
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

/** All routes of the window. */
function windowRoutes(studio: StudioServer, files: BundledFiles, isHosted: boolean) {
  const windows = createWindows(studio.root);
  return new Hono()
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
    .route('/api', publishRoutes(studio, isHosted))
    .route('/api', inboxRoutes(studio, files, isHosted))
    .get('*', (context) => {
      const path = context.req.path.replace(STUDIO, '');
      const file = orRefuse(files.get(path), 'no such file', 404);
      return context.body(file, 200, { 'Content-Type': getMimeType(path) ?? '' });
    });
}

/**
 * The window, and at all other addresses the site with unsaved changes.
 *
 * @param own the address of both
 * @param key opens a studio on this computer; at a public address, passkeys do
 */
export function createApp(
  studio: StudioServer,
  files: BundledFiles,
  own: URL,
  preview: Hono,
  key?: string,
) {
  const app = new Hono({ strict: false })
    .use(onlyOwn(own))
    .use(`${STUDIO}/picture`, drawingHeaders())
    .use(`${STUDIO}/*`, windowHeaders());
  if (key === undefined) {
    const access = openAccess(studio.root);
    app.route(`${STUDIO}/sign-in`, signInRoutes(access, own)).use(onlySignedIn(access, files));
    for (const [method, path] of CONFIRMED_ROUTES)
      app.on(method, STUDIO + path, onlyConfirmed(access));
    app.use(limitBodies()).route(`${STUDIO}/api`, deviceRoutes(access, own));
  } else app.route('/', onlyWithKey(own, key, files)).use(limitBodies());
  return app
    .route(STUDIO, windowRoutes(studio, files, key === undefined))
    .get('/', (context, next) => {
      const isOpened = context.req.header('sec-fetch-dest') === 'document';
      return isOpened ? Promise.resolve(context.redirect(`${STUDIO}/`)) : next();
    })
    .route('/', preview)
    .onError((error, context) => {
      if (error instanceof HTTPException) return error.getResponse();
      const advice = explainStorageError(error);
      if (advice !== undefined) return context.text(advice, 507);
      console.error(error);
      return context.text('', 500);
    });
}
