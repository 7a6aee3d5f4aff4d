import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { qrCode } from '../../../node/qrCode.ts';
import { newToken } from '../access/access.ts';
import { listen } from './listen.ts';
import { phonePage } from './pages.ts';
import { windowHeaders } from './headers.ts';
import { LARGEST_PHOTO, PHONE_WORDS } from '../words.ts';
import { keepInInbox } from '../photos/inbox.ts';
import type { StudioServer } from '../content/openStudio.ts';
import type { BundledFiles } from './bundle.ts';

/** Where a phone sends photographs, or another device is added. */
export interface ScannedAddress {
  address: string;
  /** As an SVG path in units of one module. */
  qr: { size: number; path: string };
}

const OPEN_MS = 10 * 60_000;

/** The address of this computer in its network; nothing is sent to find it. */
async function ownAddress(): Promise<string> {
  await using socket = createSocket('udp4');
  socket.connect(53, '192.0.2.1');
  await once(socket, 'connect');
  return socket.address().address;
}

/**
 * Takes photographs from a phone in the same network for ten minutes, at an address that nobody can
 * guess, and does nothing else. They wait in the inbox.
 *
 * @returns opens it, at another address each time
 */
export function createReceiver(
  { root, stop }: StudioServer,
  files: BundledFiles,
  onArrived: () => void,
) {
  let close = (): void => undefined;
  stop.addEventListener('abort', () => close());

  return async (): Promise<ScannedAddress> => {
    close();
    const path = `/${newToken()}`;
    const { fetch } = new Hono()
      .use(bodyLimit({ maxSize: LARGEST_PHOTO }))
      .get(path, windowHeaders(), (context) => phonePage(context, files))
      .post(path, async (context) => {
        const bytes = new Uint8Array(await context.req.arrayBuffer());
        await keepInInbox(root, context.req.query('name') ?? '', bytes);
        onArrived();
        return context.text(PHONE_WORDS.sent);
      });
    const server = await listen({ fetch }, 0, '0.0.0.0');
    const ended = setTimeout(() => close(), OPEN_MS).unref();
    close = () => {
      clearTimeout(ended);
      server.close();
    };
    const host = await ownAddress().catch(() => '127.0.0.1');
    const address = `http://${host}:${server.port}${path}`;
    return { address, qr: qrCode(address) };
  };
}
