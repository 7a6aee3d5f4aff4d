import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { Context } from 'hono';

/** What the server tells a window. */
export type WindowEvent =
  /** Another window edits now: send the words that the server does not have. */
  | 'handOver'
  /** Words of another window wait to be added. */
  | 'handedOver';

/** Proxies end connections that are silent for a minute. */
const PING_MS = 20_000;

/** The event streams of the open windows, at most one per window. */
export function createEvents() {
  const streams = new Map<string, { stream: SSEStreamingApi; closed: Promise<unknown> }>();
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
    /** Answers with the events of a window, until it closes; `onOpen` may send the first ones. */
    stream(context: Context, window: string, onOpen: () => void): Response {
      return streamSSE(context, async (stream) => {
        const { promise: closed, resolve: close } = Promise.withResolvers<undefined>();
        stream.onAbort(() => close(undefined));
        streams.set(window, { stream, closed });
        const ping = () => void stream.write(': ping\n\n');
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
