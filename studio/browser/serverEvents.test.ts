import { beforeEach, expect, it, vi } from 'vitest';

/** Stands for the browser's, with its connections in their order. */
class FakeEventSource extends EventTarget {
  static CLOSED = 2;
  static all: FakeEventSource[] = [];
  readyState = 1;
  constructor(readonly url: string) {
    super();
    FakeEventSource.all.push(this);
  }
  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
  receive(event: string, readyState = this.readyState) {
    this.readyState = readyState;
    this.dispatchEvent(new Event(event));
  }
}

async function connectedWindow() {
  vi.resetModules();
  FakeEventSource.all = [];
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('EventSource', FakeEventSource);
  const { connect, onServerEvent } = await import('./serverEvents.ts');
  const { goOn, signInAgain } = await import('./signIn.ts');
  connect();
  const latest = () => {
    const source = FakeEventSource.all.at(-1);
    if (!source) throw new Error('The window has not connected.');
    return source;
  };
  const open = () => FakeEventSource.all.filter(({ readyState }) => readyState !== 2).length;
  return { latest, open, onServerEvent, goOn, signInAgain };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it('tells the window what the server says, and that it may have missed something', async () => {
  const { latest, onServerEvent } = await connectedWindow();
  const told: string[] = [];
  for (const event of ['connected', 'content', 'lost'] as const)
    onServerEvent(event, () => told.push(event));
  for (const event of ['open', 'content', 'error', 'open']) latest().receive(event);
  expect(told).toEqual(['connected', 'content', 'lost', 'connected']);
});

it('connects again after a refusal, and after a silence in which the server would have sent', async () => {
  const { latest, open } = await connectedWindow();
  const first = latest();
  first.receive('error', FakeEventSource.CLOSED);
  vi.advanceTimersByTime(5000);
  expect(latest()).not.toBe(first);
  const second = latest();
  for (let pings = 0; pings < 10; pings += 1) {
    second.receive('ping');
    vi.advanceTimersByTime(20_000);
  }
  expect(latest()).toBe(second);
  vi.advanceTimersByTime(40_000);
  expect(latest()).not.toBe(second);
  expect(open()).toBe(1);
});

it('does not ask while the owner has to sign in', async () => {
  const { latest, goOn, signInAgain } = await connectedWindow();
  const first = latest();
  void signInAgain();
  first.receive('error', FakeEventSource.CLOSED);
  vi.advanceTimersByTime(600_000);
  expect(latest()).toBe(first);
  goOn();
  vi.advanceTimersByTime(5000);
  expect(latest()).not.toBe(first);
});
