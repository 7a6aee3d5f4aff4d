import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { Context } from 'hono';

/** What the server tells a window. Events carry no data: the window then asks for what has changed. */
export type WindowEvent =
  /** Another window edits now: send the words that the server does not have. */
  | 'handOver'
  /** Words of another window wait to be added. */
  | 'handedOver'
  /** The content on disk, the inbox or the published words may have changed. */
  | 'content'
  /** A step of a publication has begun, made progress or ended. */
  | 'publication'
  /** The link for friends or the printed sheets have begun, made progress or ended. */
  | 'task'
  /** An enquiry has arrived or changed. */
  | 'enquiries'
  /** A device was added or removed. */
  | 'devices'
  /** The connection works. */
  | 'ping';

/** Proxies end connections that are silent for a minute; windows connect again sooner. */
const PING_MS = 20_000;
/** Changes within this time are one event, in ms: a build makes progress many times a second. */
const BURST_MS = 200;

/** The event streams of the open windows, at most one per window. */
export function createEvents() {
  const streams = new Map<string, { stream: SSEStreamingApi; closed: Promise<unknown> }>();
  const announced = new Set<WindowEvent>();
  return {
    /**
     * Sends an event to a window.
     *
     * @returns resolves when the window's stream ends; undefined if the window is not connected
     */
    send(window: string, event: WindowEvent): Promise<unknown> | undefined {
      const connection = streams.get(window);
      void connection?.stream.writeSSE({ event, data: '' });
      return connection?.closed;
    },
    /** Sends an event to all windows soon, once for all calls until then. */
    sendToAll(event: WindowEvent): void {
      if (announced.has(event)) return;
      announced.add(event);
      setTimeout(() => {
        announced.delete(event);
        for (const { stream } of streams.values()) void stream.writeSSE({ event, data: '' });
      }, BURST_MS).unref();
    },
    /** Answers with the events of a window, until it closes; `onOpen` may send the first ones. */
    stream(context: Context, window: string, onOpen: () => void): Response {
      // Otherwise nginx keeps events until its buffer is full.
      context.header('X-Accel-Buffering', 'no');
      return streamSSE(context, async (stream) => {
        const { promise: closed, resolve: close } = Promise.withResolvers<undefined>();
        stream.onAbort(() => close(undefined));
        streams.set(window, { stream, closed });
        const ping = () => void stream.writeSSE({ event: 'ping', data: '' });
        ping();
        const timer = setInterval(ping, PING_MS).unref();
        onOpen();
        await closed;
        clearInterval(timer);
        if (streams.get(window)?.stream === stream) streams.delete(window);
      });
    },
  };
}

export type Events = ReturnType<typeof createEvents>;
