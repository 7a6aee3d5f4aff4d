import { beforeEach, expect, it, vi } from 'vitest';

const HOME = 'pages/home.yaml';
const PAGE = 'pages/portfolio.yaml';

async function openWindow() {
  vi.resetModules();
  const window = {
    ...(await import('./store.ts')),
    ...(await import('./sync.ts')),
    ...(await import('./receiveWords.ts')),
  };
  const content = { [HOME]: { title: 'Home', year: '2020' }, [PAGE]: { title: 'Portfolio' } };
  const files = Object.entries(content).map(([path, data]) => ({ path, data, fingerprint: '' }));
  window.begin({ files, media: {}, project: '', strays: [], inbox: [], published: undefined }, {});
  return { ...window, state: () => window.studio.getState() };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
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

it('adds the newest words of another window, whichever way and order they come', async () => {
  const { state, receiveWords } = await openWindow();
  const version = (revision: number, title: string) => ({
    ...{ id: String(revision), window: 'other', revision, note: '' },
    files: {
      [HOME]: { before: { title: 'Home', year: '2020' }, now: { title, year: '2020' } },
    },
    forget: () => Promise.resolve(),
  });
  const [older, newer] = [version(1, 'Home a'), version(2, 'Home and more')];
  for (const versions of [[older], [newer], [older]]) receiveWords(versions);
  expect(state().conflict).toBeUndefined();
  expect(state().files[HOME]).toEqual({ title: 'Home and more', year: '2020' });
});
