import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mergeFromDisk } from './merge.ts';

const HOME = 'pages/home.yaml';
const PAGE = 'pages/portfolio.yaml';

async function openWindow() {
  vi.resetModules();
  const parts = [
    import('./store.ts'),
    import('./checks.ts'),
    import('./keeping.ts'),
    import('./receiveWords.ts'),
  ] as const;
  const [store, checks, keeping, receiving] = await Promise.all(parts);
  const window = { ...store, ...checks, ...keeping, ...receiving };
  const content = { [HOME]: { title: 'Home', year: '2020' }, [PAGE]: { title: 'Portfolio' } };
  const files = Object.entries(content).map(([path, data]) => ({ path, data, fingerprint: '' }));
  window.begin(
    { files, media: {}, project: '', unknownFiles: [], inbox: [], published: undefined },
    {},
  );
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
  const { state, setValue, leaveField, openForm, undo, redo } = await openWindow();
  const place = { file: HOME, path: ['title'] };
  for (const title of ['H', 'He', 'Hey']) setValue(HOME, ['title'], title, 'title');
  leaveField(place);
  setValue(HOME, ['title'], 'Hey you', 'title');
  openForm(PAGE);
  undo();
  expect(state()).toMatchObject({
    openFile: HOME,
    target: place,
    files: { [HOME]: { title: 'Hey' } },
  });
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

it('takes back photographs that were added together as one step, and edits between them alone', async () => {
  const { state, edit, undo } = await openWindow();
  const batch = {};
  const place = { file: HOME, path: ['photos'] };
  const add = (count: number, options = {}) =>
    edit(place, (files) => void (files[HOME] = { count }), options);
  for (const count of [1, 2]) add(count, { batch });
  add(10);
  for (const count of [3, 4]) add(count, { batch });
  const counts = [10, 2].map((count) => {
    undo();
    return [state().files[HOME], { count }];
  });
  for (const [found, expected] of counts) expect(found).toEqual(expected);
  undo();
  expect(state().files[HOME]).toMatchObject({ title: 'Home' });
});

describe('a page with a new address', () => {
  const NEW = 'pages/work.yaml';
  const NEWER = 'pages/jobs.yaml';
  const openAndMove = async () => {
    const window = await openWindow();
    const move = (from: string, to: string) => {
      window.rememberRename(from, to);
      window.edit({ file: to, path: [] }, (files) => {
        files[to] = files[from];
        Reflect.deleteProperty(files, from);
      });
    };
    return { ...window, move, unsaved: () => window.state().unsaved };
  };
  const renamed = { files: [{ renamedFrom: PAGE }], removed: [{ path: PAGE }] };

  it('is known by its file on disk, also after more changes and a reload', async () => {
    const { state, move, unsaved, setValue, begin, undo } = await openAndMove();
    move(PAGE, NEW);
    move(NEW, NEWER);
    setValue(NEWER, ['title'], 'Jobs');
    expect(unsaved()).toMatchObject(renamed);
    undo();
    undo();
    expect(unsaved()).toMatchObject({ files: [{ path: NEW, renamedFrom: PAGE }] });
    const { saved, openFile } = state();
    const stored = {
      changes: JSON.parse(JSON.stringify(unsaved())) as never,
      saved: {},
      openFile,
    };
    begin(
      {
        files: Object.values(saved),
        media: {},
        unknownFiles: [],
        inbox: [],
        published: {},
        project: '',
      },
      { unsaved: stored },
    );
    expect(unsaved()).toMatchObject({ files: [{ path: NEW, renamedFrom: PAGE }] });
  });

  it('is no change once it is back at its address, and goes back after Save and Undo', async () => {
    const { state, move, unsaved, setFiles, undo } = await openAndMove();
    move(PAGE, NEW);
    move(NEW, PAGE);
    expect(state().isChanged).toBe(false);
    move(PAGE, NEW);
    const { files } = state();
    const saved = Object.entries(files).map(([path, data]) => [
      path,
      { path, data, fingerprint: '' },
    ]);
    setFiles({ saved: Object.fromEntries(saved) as never });
    expect(unsaved()).toEqual({ files: [], removed: [] });
    undo();
    expect(unsaved()).toMatchObject({
      files: [{ path: PAGE, renamedFrom: NEW }],
      removed: [{ path: NEW }],
    });
  });

  it('takes over words that another program changed at its old address', async () => {
    const { state, move, setFiles } = await openAndMove();
    move(PAGE, NEW);
    const { saved, files, renames } = state();
    const disk = { ...saved, [PAGE]: { path: PAGE, data: { title: 'Theirs' }, fingerprint: 'b' } };
    const merged = mergeFromDisk({ saved, files, renames }, disk);
    expect(merged.conflicts).toEqual([]);
    setFiles({ saved: merged.saved, files: merged.files });
    expect(state().files).toEqual({ [HOME]: files[HOME], [NEW]: { title: 'Theirs' } });
    expect(state().unsaved.files).toMatchObject([{ path: NEW, renamedFrom: PAGE }]);
  });
});

it('keeps unsaved words of a file that another program broke, until it reads again', async () => {
  const { state, setValue } = await openWindow();
  setValue(HOME, ['title'], 'Mine');
  const { saved, files } = state();
  const onDisk = (data: unknown) => ({ ...saved, [HOME]: { path: HOME, data, fingerprint: 'b' } });
  const broken = mergeFromDisk({ saved, files }, onDisk(undefined));
  expect(broken).toMatchObject({ saved, files, conflicts: [] });
  const read = mergeFromDisk(broken, onDisk({ title: 'Home', year: '2001' }));
  expect(read.files[HOME]).toEqual({ title: 'Mine', year: '2001' });
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

it('knows the problems while the preview still reads, and makes the page of the newest words', async () => {
  const { state, setValue } = await openWindow();
  const reading: ((isShown: Response) => void)[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    if (address.endsWith('/check')) resolve(Response.json({ problems: [], unreadable: [] }));
    if (address.endsWith('/shown')) reading.push(resolve);
    return promise;
  });
  const rename = async (title: string) => {
    setValue(HOME, ['title'], title);
    await vi.advanceTimersByTimeAsync(400);
    expect(state().checked).toBe(state().files);
  };
  await rename('Older');
  await rename('Newer');
  const [older, newer] = reading;
  newer?.(Response.json(true));
  older?.(Response.json(true));
  await vi.advanceTimersByTimeAsync(0);
  expect(state().shown.files).toMatchObject({ [HOME]: { title: 'Newer' } });
});
