import { beforeEach, expect, it, vi } from 'vitest';

const HOME = 'pages/home.yaml';
const PORTFOLIO = 'pages/portfolio.yaml';
const HALL = 'galleries/hall/gallery.yaml';
const HALL_SECTION = { kind: 'gallery', gallery: 'hall' };

const START = {
  [HOME]: {
    sections: [
      { kind: 'text', text: 'One' },
      { kind: 'text', text: 'Two' },
    ],
  },
  [PORTFOLIO]: { sections: [{ kind: 'heading', title: 'Our work' }, HALL_SECTION] },
  [HALL]: { title: 'Hall', pictures: [] },
};

async function openWindow() {
  vi.resetModules();
  const parts = [import('./store.ts'), import('./keeping.ts'), import('./removal.ts')] as const;
  const [store, keeping, removal] = await Promise.all(parts);
  const window = { ...store, ...keeping, ...removal };
  const files = Object.entries(START).map(([path, data]) => ({ path, data, fingerprint: '' }));
  window.begin(
    { files, media: {}, project: '', unknownFiles: [], inbox: [], published: undefined },
    {},
  );
  const removeFirst = () =>
    window.removeBy({ file: HOME, path: ['sections'] }, (state) => {
      (state[HOME] as (typeof START)[typeof HOME]).sections.shift();
    });
  return { ...window, state: () => window.studio.getState(), removeFirst };
}

beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  return () => vi.unstubAllGlobals();
});

it('takes the latest removal back as a step of Undo', async () => {
  const { state, removeFirst, takeBackRemoval } = await openWindow();
  const removal = removeFirst();
  expect(state().files[HOME]).not.toEqual(START[HOME]);
  expect(removal && takeBackRemoval(removal)).toBe(true);
  expect(state()).toMatchObject({ files: START, past: [], isChanged: false });
});

it('takes back only the removal when other words were changed since', async () => {
  const { state, removeFirst, takeBackRemoval, setValue, undo } = await openWindow();
  const removal = removeFirst();
  setValue(HOME, ['sections', 0, 'text'], 'Two and more');
  setValue(HALL, ['title'], 'Our hall');
  expect(removal && takeBackRemoval(removal)).toBe(true);
  const texts = [
    { kind: 'text', text: 'One' },
    { kind: 'text', text: 'Two and more' },
  ];
  expect(state().files).toMatchObject({
    [HOME]: { sections: texts },
    [HALL]: { title: 'Our hall' },
  });
  undo();
  expect(state().files[HOME]).toEqual({ sections: texts.slice(1) });
});

it('brings a gallery back with its place in the portfolio', async () => {
  const { state, removeFile, takeBackRemoval, setValue } = await openWindow();
  const removal = removeFile(HALL);
  expect(state().files).not.toHaveProperty([HALL]);
  expect(state().files[PORTFOLIO]).toEqual({ sections: [{ kind: 'heading', title: 'Our work' }] });
  setValue(PORTFOLIO, ['sections', 0, 'title'], 'Our new work');
  expect(removal && takeBackRemoval(removal)).toBe(true);
  expect(state().files).toMatchObject({
    [HALL]: START[HALL],
    [PORTFOLIO]: { sections: [{ title: 'Our new work' }, HALL_SECTION] },
  });
});

it('changes nothing when the same words were written anew since', async () => {
  const { state, removeFile, takeBackRemoval, edit } = await openWindow();
  const removal = removeFile(HALL);
  edit({ file: HALL, path: [] }, (files) => {
    files[HALL] = { title: 'Another hall', pictures: [] };
  });
  const { files } = state();
  expect(removal && takeBackRemoval(removal)).toBe(false);
  expect(state().files).toBe(files);
});

it('has nothing to take back when it was taken back already', async () => {
  const { state, removeFirst, takeBackRemoval, undo } = await openWindow();
  const removal = removeFirst();
  undo();
  const { files } = state();
  expect(removal && takeBackRemoval(removal)).toBe(true);
  expect(state().files).toBe(files);
});
