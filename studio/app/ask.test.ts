import { Readable } from 'node:stream';
import { expect, it, onTestFinished, vi } from 'vitest';
import { WORDS } from './words.ts';

it('hears what is told on the way, and no answer where the studio ends before it', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('document', { querySelector: () => null });
  // As in Safari before 27.
  const { prototype } = ReadableStream;
  const walk = Object.getOwnPropertyDescriptor(prototype, Symbol.asyncIterator) ?? {};
  Object.defineProperty(prototype, Symbol.asyncIterator, { ...walk, value: undefined });
  onTestFinished(() => void Object.defineProperty(prototype, Symbol.asyncIterator, walk));
  const { hear } = await import('./ask.ts');
  const heard: unknown[] = [];
  const hearAll = (...parts: string[]) => {
    const body = Readable.toWeb(Readable.from(parts.map((part) => Buffer.from(part))));
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body as BodyInit)));
    return hear<boolean>('/api/publish', (part) => heard.push(part));
  };
  expect(await hearAll('{"name":"bu', 'ild"}\n{"name":"send"}\nfal', 'se')).toBe(false);
  expect(heard).toEqual([{ name: 'build' }, { name: 'send' }]);
  await expect(hearAll('{"name":"build"}\n')).rejects.toThrow();
});

it.each([
  ['is not there', () => Promise.reject(new TypeError('Failed to fetch')), WORDS.silent],
  ['could not do it', () => Promise.resolve(new Response(null, { status: 500 })), WORDS.refused],
  [
    'makes nothing of it',
    () => Promise.resolve(new Response(null, { status: 400 })),
    WORDS.strange,
  ],
])('tells the owner of a studio that %s', async (_, answer, words) => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', answer);
  const { noteOf, write } = await import('./ask.ts');
  expect(await write('/api/save').catch(noteOf)).toBe(words);
});
