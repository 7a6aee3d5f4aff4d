import { readFileSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { getMimeType } from 'hono/utils/mime';
import sharp from 'sharp';
import { STUDIO_ENQUIRIES } from '../../../src/logic/enquiryTarget.ts';
import { COPY, SHARE, STUDIO } from '../../shared/addresses.ts';
import { openAccess } from '../access/access.ts';
import { packCopy } from '../content/copy.ts';
import { followLanguage } from '../content/followLanguage.ts';
import { openEnquiries } from '../enquiries/enquiryStore.ts';
import { createForwarder } from '../enquiries/forwardEnquiries.ts';
import { ANY_NETWORK, type MailNetwork, PUBLIC_NETWORK } from '../enquiries/sendMail.ts';
import { findMedia } from '../content/media.ts';
import { originalOf } from '../content/originals.ts';
import { explainStorageError } from '../content/storageErrors.ts';
import { inInbox, keepInInbox } from '../photos/inbox.ts';
import { sheetFile } from '../publish/sheets.ts';
import { contentRoutes } from './contentRoutes.ts';
import { deviceRoutes } from './deviceRoutes.ts';
import { enquiryReceiver } from './enquiryReceiver.ts';
import { enquiryRoutes, type EnquiryRoutesOptions } from './enquiryRoutes.ts';
import { CONFIRMED_ROUTES, onlyConfirmed, onlyOwn, onlySignedIn } from './guards.ts';
import { limitBodies } from './limitBodies.ts';
import { onlyWithKey } from './localKey.ts';
import { windowPage } from './pages.ts';
import { photoRoutes } from './photoRoutes.ts';
import { publishRoutes } from './publishRoutes.ts';
import { orRefuse } from './requestData.ts';
import { drawingHeaders, windowHeaders } from './headers.ts';
import { signInRoutes } from './signInRoutes.ts';
import { taskRoutes } from './taskRoutes.ts';
import { uploadRoutes } from './uploadRoutes.ts';
import { createWindows } from './windows.ts';
import type { StudioServer } from '../content/openStudio.ts';
import type { BundledFiles } from './bundle.ts';
import type { Events } from './events.ts';

/** Widths of pictures in the window, in pixels. */
const WIDTHS = new Map(Object.entries({ thumb: 240, card: 480, whole: 960 }));

/**
 * A picture by its path, or a photograph that waits in the inbox by its id. With `turns`, its original,
 * turned clockwise by so many quarters.
 */
async function sendPicture(context: Context, root: string): Promise<Response> {
  const { path = '', size = '', time = '0', turns } = context.req.query();
  const width = orRefuse(WIDTHS.get(size), 'no such size');
  const file = orRefuse(findMedia(root, path) ?? inInbox(root, path), 'no such picture');
  // Given a path, sharp may serve a cached older file.
  const stored = readFileSync(file);
  const bytes = turns === undefined ? stored : originalOf(root, stored, path).bytes;
  const upright = sharp(bytes)
    .autoOrient()
    .rotate((Number(turns) || 0) * 90);
  const small = upright
    .resize({ width, height: width * 2, fit: 'inside' })
    .webp()
    .toBuffer();
  // Some browsers show HEIC, which sharp cannot read.
  const picture = Uint8Array.from(await small.catch(() => bytes));
  // The address contains the file's time.
  if (time !== '0') context.header('Cache-Control', 'private, max-age=31536000, immutable');
  return context.body(picture, 200, { 'Content-Type': 'image/webp' });
}

export interface AppOptions {
  studio: StudioServer;
  files: BundledFiles;
  /** The address of the window and of the site beside it. */
  own: URL;
  preview: Hono;
  events: Events;
  /** Opens a studio on this computer; at a public address, passkeys do. */
  key?: string | undefined;
  /** The address at which friends see the unpublished site. */
  friendsUrl?: URL | undefined;
  /** How it reaches mail servers; by default, at a public address only public ones. */
  mailNetwork?: MailNetwork | undefined;
}

/** Enquiries, what sends them on, and where they are shown. */
function openEnquiryParts(options: AppOptions): EnquiryRoutesOptions {
  const { studio, own, events, key } = options;
  const { root, stop } = studio;
  const isHosted = key === undefined;
  const network = options.mailNetwork ?? (isHosted ? PUBLIC_NETWORK : ANY_NETWORK);
  const enquiries = openEnquiries(root, () => events.sendToAll('enquiries'));
  const forwarder = createForwarder(root, enquiries, stop, network);
  enquiries.tidy();
  // What an earlier studio could not send.
  forwarder.wake();
  return { root, enquiries, forwarder, network, own: isHosted ? own.origin : undefined };
}

/** All routes below /api that serve at home as well as at a public address. */
function apiRoutes(
  { studio, files, events, key, friendsUrl }: AppOptions,
  enquiryParts: EnquiryRoutesOptions,
) {
  const windows = createWindows(studio.root, events);
  const isHosted = key === undefined;
  return new Hono()
    .route('/', windows.routes)
    .use(windows.onlyEditing)
    .route('/', windows.editingRoutes)
    .route('/', contentRoutes(studio))
    .route(
      '/',
      publishRoutes(studio, isHosted, () => events.sendToAll('publication')),
    )
    .route(
      '/',
      taskRoutes({ ...studio, isHosted }, () => events.sendToAll('task'), { friendsUrl }),
    )
    .route(
      '/',
      uploadRoutes(studio, files, isHosted, () => events.sendToAll('content')),
    )
    .route('/', enquiryRoutes(enquiryParts))
    .route('/', photoRoutes(studio));
}

export type ApiRoutes = ReturnType<typeof apiRoutes>;

/** The window with all that it asks for. */
function windowRoutes(options: AppOptions, enquiryParts: EnquiryRoutesOptions) {
  const { studio, files, events } = options;
  return new Hono()
    .get('/', (context) => {
      followLanguage(studio.root);
      return context.html(windowPage());
    })
    .get('/picture', (context) => sendPicture(context, studio.root))
    .get(COPY, (context) =>
      context.body(packCopy(studio.root), 200, { 'Content-Type': 'application/zip' }),
    )
    .get('/sheets/:file', (context) => {
      const { file } = context.req.param();
      const path = orRefuse(sheetFile(studio.root, file), 'no such sheet', 404);
      return context.body(readFileSync(path), 200, { 'Content-Type': getMimeType(file) ?? '' });
    })
    .post(SHARE, async (context) => {
      const { photos = [] } = await context.req.parseBody({ all: true });
      for (const photo of [photos].flat())
        if (photo instanceof File)
          await keepInInbox(studio.root, photo.name, new Uint8Array(await photo.arrayBuffer()));
      events.sendToAll('content');
      return context.redirect(`${STUDIO}/`, 303);
    })
    .route('/api', apiRoutes(options, enquiryParts))
    .get('*', (context) => {
      const path = context.req.path.replace(STUDIO, '');
      const file = orRefuse(files.get(path), 'no such file', 404);
      return context.body(file, 200, { 'Content-Type': getMimeType(path) ?? '' });
    });
}

/** The window, and at all other addresses the site with unsaved changes. */
export function createApp(options: AppOptions) {
  const { studio, files, own, preview, events, key } = options;
  const enquiryParts = openEnquiryParts(options);
  const app = new Hono({ strict: false });
  // Before the guards: the form of the site is on another origin.
  if (key === undefined)
    app.route(STUDIO_ENQUIRIES, enquiryReceiver({ ...enquiryParts, own, files }));
  app
    .use(onlyOwn(own))
    .use(`${STUDIO}/picture`, drawingHeaders())
    .use(`${STUDIO}/*`, windowHeaders());
  if (key === undefined) {
    const access = openAccess(studio.root);
    const onDevices = () => events.sendToAll('devices');
    app
      .route(`${STUDIO}/sign-in`, signInRoutes(access, own, onDevices))
      .use(onlySignedIn(access, files));
    for (const [method, path] of CONFIRMED_ROUTES)
      app.on(method, STUDIO + path, onlyConfirmed(access));
    app.use(limitBodies()).route(`${STUDIO}/api`, deviceRoutes(access, own, onDevices));
  } else app.route('/', onlyWithKey(own, key, files)).use(limitBodies());
  return app
    .route(STUDIO, windowRoutes(options, enquiryParts))
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
