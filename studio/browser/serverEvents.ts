import { STUDIO } from '../shared/addresses.ts';
import { WINDOW_ID } from './api.ts';
import { isSignedOut } from './signIn.ts';
import type { WindowEvent } from '../server/http/events.ts';

/** An event of the server, or of the connection to it. */
type ConnectionEvent =
  | WindowEvent
  /** From now on; the window may have missed events before. */
  | 'connected'
  /** The window tries to connect again until it can. */
  | 'lost';

/** A stream that the server refused is asked for again after this time, in ms. */
const REFUSED_MS = 5000;
/** The server sends something every 20 s. A connection that broke while a laptop slept reports nothing. */
const LONGEST_SILENCE_MS = 50_000;

const FROM_SERVER = {
  handOver: true,
  handedOver: true,
  content: true,
  publication: true,
  task: true,
  enquiries: true,
  devices: true,
  ping: true,
} satisfies Record<WindowEvent, true>;

const target = new EventTarget();
let source: EventSource | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function emit(event: ConnectionEvent): void {
  target.dispatchEvent(new Event(event));
}

/** Calls a function with each event of a kind. Returns how to end that. */
export function onServerEvent(event: ConnectionEvent, react: () => void): () => void {
  target.addEventListener(event, react);
  return () => target.removeEventListener(event, react);
}

/** Receives no events any more. */
export function disconnect(): void {
  clearTimeout(timer);
  source?.close();
  source = undefined;
}

/** Connects anew after a time, in ms, unless this is called again before. */
function connectIn(pause: number): void {
  clearTimeout(timer);
  timer = setTimeout(connect, pause);
}

/** Receives the events of the server from now on, also after the connection was lost. */
export function connect(): void {
  disconnect();
  if (isSignedOut()) {
    connectIn(REFUSED_MS);
    return;
  }
  const query = new URLSearchParams({ window: WINDOW_ID }).toString();
  const opened = new EventSource(`${STUDIO}/api/events?${query}`);
  source = opened;
  for (const event of Object.keys(FROM_SERVER) as WindowEvent[])
    opened.addEventListener(event, () => {
      connectIn(LONGEST_SILENCE_MS);
      emit(event);
    });
  opened.addEventListener('open', () => {
    connectIn(LONGEST_SILENCE_MS);
    emit('connected');
  });
  opened.addEventListener('error', () => {
    if (source !== opened) return;
    // The browser connects again by itself, unless the server has refused.
    if (opened.readyState === EventSource.CLOSED) connectIn(REFUSED_MS);
    emit('lost');
  });
  connectIn(LONGEST_SILENCE_MS);
}
