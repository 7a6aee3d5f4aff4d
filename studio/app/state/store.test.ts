import { beforeEach, expect, it, vi } from 'vitest';
import { WORDS } from '../words.ts';
import type { Draft } from '../../content/contentFiles.ts';

const HOME = 'pages/home.yaml';
const PAGE = 'pages/portfolio.yaml';
const server = {
  disk: {} as Record<string, unknown>,
  problems: [] as { file: string; field: string[]; message: string }[],
  posted: [] as Draft[],
  isDown: false,
  onPost: () => Promise.resolve(),
};

function contentOf() {
  const files = Object.entries(server.disk).map(([path, data]) => ({
    path,
    data,
    fingerprint: JSON.stringify(data),
  }));
  return { files, media: {}, strays: [], inbox: [], published: undefined };
}

function saveDraft({ files, removed }: Draft) {
  if (server.problems.length > 0) return { problems: server.problems };
  for (const { path, data } of files) server.disk[path] = data;
  for (const { path } of removed) Reflect.deleteProperty(server.disk, path);
  const paths = files.map(({ path }) => path);
  return { saved: contentOf().files.filter(({ path }) => paths.includes(path)), media: {} };
}

async function answer(address: string, options?: RequestInit): Promise<Response> {
  const path = address.replace('/__studio', '');
  if (server.isDown) throw new TypeError('Failed to fetch');
  const body = JSON.parse(typeof options?.body === 'string' ? options.body : '{}') as Draft;
  if (path === '/api/content') return Response.json(contentOf());
  if (path === '/api/save') return Response.json(saveDraft(body));
  if (path === '/api/unsaved') return Response.json(null);
  server.posted.push(body);
  await server.onPost();
  return Response.json({ problems: server.problems, version: server.posted.length });
}

async function openWindow() {
  vi.resetModules();
  const window = { ...(await import('./store.ts')), ...(await import('./sync.ts')) };
  window.begin(contentOf(), {});
  return { ...window, state: () => window.studio.getState() };
}

const words = (draft: Draft | undefined) => draft?.files.map(({ data }) => data);

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(server, { problems: [], posted: [], isDown: false });
  server.onPost = () => Promise.resolve();
  server.disk = { [HOME]: { title: 'Home', year: '2020' }, [PAGE]: { title: 'Portfolio' } };
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', answer);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it('takes back letters typed in a row as one step, and returns to their field', async () => {
  const { state, setValue, leaveField, openFile, undo, redo } = await openWindow();
  const place = { file: HOME, path: ['title'] };
  for (const title of ['H', 'He', 'Hey']) setValue(HOME, ['title'], title, 'title');
  leaveField(place);
  setValue(HOME, ['title'], 'Hey you', 'title');
  openFile(PAGE);
  undo();
  expect(state()).toMatchObject({ open: HOME, target: place, files: { [HOME]: { title: 'Hey' } } });
  undo();
  expect(state()).toMatchObject({ isChanged: false, past: [] });
  redo();
  expect(state().files[HOME]).toEqual({ title: 'Hey', year: '2020' });
});

it('takes back a paragraph, or what was typed before a pause, as a step of its own', async () => {
  const { state, setValue, undo } = await openWindow();
  const titleOf = () => (state().files[HOME] as Record<'title', string>).title;
  setValue(HOME, ['title'], 'One', 'title 1');
  setValue(HOME, ['title'], 'One\nTwo', 'title 2');
  undo();
  expect(titleOf()).toBe('One');
  setValue(HOME, ['title'], 'One, ', 'title 1');
  await vi.advanceTimersByTimeAsync(2000);
  setValue(HOME, ['title'], 'One, two', 'title 1');
  undo();
  expect(titleOf()).toBe('One, ');
});

it('posts the latest words 350 ms after the last key, one request at a time', async () => {
  const { state, setValue } = await openWindow();
  const release = Promise.withResolvers<undefined>();
  server.onPost = () => release.promise;
  for (const title of ['a', 'ab', 'abc']) {
    setValue(HOME, ['title'], title, 'title');
    await vi.advanceTimersByTimeAsync(title === 'a' ? 400 : 100);
  }
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.posted).toHaveLength(1);
  server.onPost = () => Promise.resolve();
  release.resolve(undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(server.posted.map(words)).toEqual([
    [{ title: 'a', year: '2020' }],
    [{ title: 'abc', year: '2020' }],
  ]);
  expect(state().shown.files).toBe(state().files);
});

it('tries a failed check again, and says meanwhile that the studio does not answer', async () => {
  const { state, setValue, reload } = await openWindow();
  server.isDown = true;
  setValue(HOME, ['title'], 'New');
  await vi.advanceTimersByTimeAsync(350);
  expect(state().note).toBe(WORDS.silent);
  server.isDown = false;
  await reload();
  await vi.advanceTimersByTimeAsync(350);
  expect(state().note).toBe('');
  expect(state().shown.files).toBe(state().files);
});

it.each([
  [404, 'The reason.'],
  [413, 'The reason.'],
  [500, WORDS.refused],
])('says why the studio answers with %i', async (status, note) => {
  const { state, reload } = await openWindow();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('The reason.', { status })));
  await reload();
  expect(state().note).toBe(note);
});

it('saves, keeps Undo, and keeps words that were typed meanwhile', async () => {
  const { state, setValue, save, undo } = await openWindow();
  setValue(HOME, ['title'], 'First');
  const saved = save();
  setValue(HOME, ['title'], 'Second');
  expect(await saved).toBe(true);
  expect(server.disk[HOME]).toEqual({ title: 'First', year: '2020' });
  expect(words(state().draft)).toEqual([{ title: 'Second', year: '2020' }]);
  await save();
  expect(state().isChanged).toBe(false);
  undo();
  undo();
  expect(await save()).toBe(true);
  expect(server.disk[HOME]).toEqual({ title: 'Home', year: '2020' });
});

it('asks to fill in an empty new field only after she left it, or at Save', async () => {
  const { state, edit, leaveField, save, nextProblem } = await openWindow();
  const file = 'words/imprint.md';
  const problem = (name: string) => ({ file, field: [name], message: 'must be filled in' });
  server.problems = [problem('title'), problem('text')];
  edit({ file, path: [] }, (files) => {
    files[file] = { title: '', text: '' };
  });
  await vi.advanceTimersByTimeAsync(350);
  expect(state().problems).toEqual([]);
  leaveField({ file, path: ['text'] });
  expect(state().problems).toEqual([problem('text')]);
  expect(await save()).toBe(false);
  expect(state()).toMatchObject({ problems: server.problems, target: { file, path: ['title'] } });
  nextProblem();
  expect(state().target).toEqual({ file, path: ['text'] });
  nextProblem();
  expect(state().target).toEqual({ file, path: ['title'] });
});
