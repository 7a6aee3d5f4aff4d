import { describe, expect, it } from 'vitest';
import { isLawfulPath } from '../../content/draft.ts';
import { PORTFOLIO } from '../../content/gallery.ts';
import { formFields } from '../../forms/formFields.ts';
import { valueAt } from './data.ts';
import { draftOf, isEmpty } from './draft.ts';
import { withPhoto, withPicture } from './otherPicture.ts';
import { moveToGallery, picturesOf, sourceOf } from './pictures.ts';
import { portfolioWith, portfolioWithout } from './portfolio.ts';
import { type Action, firstState, next, type State } from './work.ts';
import type { ContentFile } from '../../content/types.ts';

const forms = formFields();
const formOf = (path: string) => forms[path.startsWith('galleries') ? 'galleries' : 'home'];
const [ONE, TWO, HOME] = [
  'galleries/one/gallery.yaml',
  'galleries/two/gallery.yaml',
  'pages/home.yaml',
];

const gallery = (...names: string[]) => ({
  title: 'Gallery',
  layout: 'lead',
  pictures: names.map((name) => ({ src: `./${name}`, alt: name })),
});
const file = (path: string, data: unknown, fingerprint = path): ContentFile => ({
  path,
  shape: 'home',
  data,
  fingerprint,
});
const start = firstState([
  file(ONE, gallery('a.jpg', 'b.jpg')),
  file(TWO, gallery('a.jpg')),
  file(HOME, { services: { styling: { pictures: ['one/a'] } } }),
]);

function after(state: State, ...actions: Action[]): State {
  return actions.reduce(next, state);
}

/** What is there once a saving has written everything. */
function saved(state: State, kept: Record<string, string>): State {
  const sent = draftOf(state, formOf);
  const written = sent.files.map(({ path, data }) => file(path, data));
  return after(state, { type: 'saved', sent, written, kept });
}

function change(data: unknown, typing?: string): Action {
  return { type: 'change', place: { file: HOME, path: [] }, files: { [HOME]: data }, typing };
}

describe('the work of the owner', () => {
  it('takes back what was typed into a field in one step, and the next field in another', () => {
    const typed = after(
      start,
      change('a', 'x'),
      change('ab', 'x'),
      { type: 'leave' },
      change('abc', 'x'),
    );
    expect(after(typed, { type: 'undo' }).files[HOME]).toBe('ab');
    const back = after(typed, { type: 'undo' }, { type: 'undo' });
    expect(isEmpty(draftOf(back, formOf))).toBe(true);
    expect(after(back, { type: 'redo' }, { type: 'redo' }).files[HOME]).toBe('abc');
  });

  it('moves a picture with its file under a free name, and everything that shows it', () => {
    const moved = moveToGallery(start, formOf, { file: ONE, index: 0, to: 'two' });
    expect(moved?.sources).toEqual({ 'galleries/two/a-2.jpg': 'galleries/one/a.jpg' });
    const files = moved?.files ?? {};
    const took = { type: 'took', sources: moved?.sources ?? {} } as const;
    const place = { file: ONE, path: [] };
    const draft = draftOf(after(start, took, { type: 'change', place, files }), formOf);
    expect(draft.files.map(({ path }) => path)).toEqual([ONE, TWO, HOME]);
    expect(draft.photos).toEqual([
      { path: 'galleries/two/a-2.jpg', source: 'galleries/one/a.jpg' },
    ]);
    expect(draft.removedPhotos).toEqual(['galleries/one/a.jpg']);
    expect(draft.files[2]?.data).toEqual({ services: { styling: { pictures: ['two/a-2'] } } });
    const beside = firstState([file(ONE, gallery('a.jpg')), file(TWO, gallery('A.png'))]);
    expect(moveToGallery(beside, formOf, { file: ONE, index: 0, to: 'two' })?.sources).toEqual({
      'galleries/two/a-2.jpg': 'galleries/one/a.jpg',
    });
    // An entry that another program wrote without its file stays where it is.
    const lacking = { ...start.files, [ONE]: { pictures: [{ alt: 'A' }] } };
    const nameless = { ...start, files: lacking };
    expect(moveToGallery(nameless, formOf, { file: ONE, index: 0, to: 'two' })).toBeUndefined();
    // Nothing may be written over a gallery that cannot be read.
    const unread = firstState([file(ONE, gallery('a.jpg')), file(TWO, undefined)]);
    expect(moveToGallery(unread, formOf, { file: ONE, index: 0, to: 'two' })).toBeUndefined();
  });

  it('moves the video of a picture with it, and leaves a name alone that is that of no file yet', () => {
    const [picture] = gallery('tour.jpg').pictures;
    const before = (video: string) => ({
      ...gallery(),
      pictures: [
        { ...picture, video: './tour.mp4' },
        { ...picture, src: './b.jpg', video },
      ],
    });
    const other = { ...gallery('tour.jpg'), pictures: [{ ...picture, video: './clip.mp4' }] };
    const begun = firstState([file(ONE, before('./clip.mp4')), file(TWO, other), file(HOME, {})]);
    const place = { file: ONE, path: [] };
    const typed = after(begun, {
      type: 'change',
      place,
      files: { [ONE]: before('./typed.mp4') },
    });
    const move = (index: number) => {
      const moved = moveToGallery(typed, formOf, { file: ONE, index, to: 'two' });
      const took = { type: 'took', sources: moved?.sources ?? {} } as const;
      const files = moved?.files ?? {};
      return draftOf(after(typed, took, { type: 'change', place, files }), formOf);
    };
    const draft = move(0);
    expect(draft.photos).toEqual([
      { path: 'galleries/two/tour-2.jpg', source: 'galleries/one/tour.jpg' },
      { path: 'galleries/two/tour-2.mp4', source: 'galleries/one/tour.mp4' },
    ]);
    expect(draft.removedPhotos).toEqual(
      expect.arrayContaining(['galleries/one/tour.jpg', 'galleries/one/tour.mp4']),
    );
    expect(picturesOf({ [TWO]: draft.files[1]?.data }, TWO)[1]).toMatchObject({
      src: './tour-2.jpg',
      video: './tour-2.mp4',
    });
    expect(move(1).photos).toEqual([
      { path: 'galleries/two/b.jpg', source: 'galleries/one/b.jpg' },
    ]);
    const again = moveToGallery(begun, formOf, { file: ONE, index: 1, to: 'two' });
    expect(again?.sources).toHaveProperty(['galleries/two/clip-2.mp4'], 'galleries/one/clip.mp4');
  });

  it.each([
    './IMG_1234.HEIC',
    '../two/a.jpg',
    '/a.jpg',
    './/a.jpg',
    './.a.jpg',
    String.raw`.\a.jpg`,
    './tour.MP4',
    './gallery.yaml',
  ])(
    'takes out an entry that names %s by hand, and leaves the file to whoever put it there',
    (src) => {
      const [picture] = gallery('a.jpg').pictures;
      const strange = { ...gallery(), pictures: [{ ...picture, src }] };
      const filmed = { ...gallery(), pictures: [{ ...picture, video: src }] };
      const begun = firstState([file(ONE, strange), file(TWO, filmed), file(HOME, {})]);
      const files = { [ONE]: gallery(), [TWO]: gallery() };
      const draft = draftOf(
        after(begun, { type: 'change', place: { file: ONE, path: [] }, files }),
        formOf,
      );
      expect(draft.files.map(({ path }) => path)).toEqual([ONE, TWO]);
      expect(draft.removedPhotos).toEqual(['galleries/two/a.jpg']);
      expect(draft.removedPhotos.every(isLawfulPath)).toBe(true);
      expect(moveToGallery(begun, formOf, { file: ONE, index: 0, to: 'two' })).toBeUndefined();
      // A picture that can go to another gallery goes without its video that cannot.
      const moved = moveToGallery(begun, formOf, { file: TWO, index: 0, to: 'one' });
      expect(moved?.sources).toEqual({ 'galleries/one/a.jpg': 'galleries/two/a.jpg' });
    },
  );

  it('takes out a logo of any name, and its file where it is called as a logo is', () => {
    const logo = (src?: string) =>
      file('business.yaml', src === undefined ? {} : { logo: { src } });
    const businessForm = () => forms.business;
    const without = (src: string) => {
      const place = { file: 'business.yaml', path: [] };
      const files = { 'business.yaml': {} };
      const state = after(firstState([logo(src)]), { type: 'change', place, files });
      return draftOf(state, businessForm).removedPhotos;
    };
    expect(without('./brand.svg')).toEqual([]);
    expect(without('./logo-2.svg')).toEqual(['logo-2.svg']);
  });

  it('gives a gallery another layout where one that is moved there is too many for its own, and says so', () => {
    const four = { ...gallery('a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'), layout: 'weave' };
    const move = (there: object) => {
      const state = firstState([file(ONE, { ...four, title: 'One' }), file(TWO, there)]);
      const { files = {}, layout } =
        moveToGallery(state, formOf, { file: ONE, index: 0, to: 'two' }) ?? {};
      return [valueAt(files[ONE], ['layout']), valueAt(files[TWO], ['layout']), layout];
    };
    expect(move(four)).toEqual(['weave', 'lead', 'lead']);
    expect(move({ ...four, pictures: four.pictures.slice(1) })).toEqual([
      'weave',
      'weave',
      undefined,
    ]);
  });

  it('leaves no picture the point of the one that stood in its place', () => {
    const data = { picture: { name: 'one/a', position: '9% 9%' }, pictures: ['one/a'] };
    const path = ['picture', 'name'];
    expect(withPicture(data, path, 'one/a')).toBe(data);
    expect(withPicture(data, path, 'one/b')).toEqual({ ...data, picture: { name: 'one/b' } });
    const other = withPicture(data, ['pictures', 0], 'one/b');
    expect(other).toEqual({ ...data, pictures: ['one/b'] });
  });

  it('leaves a photograph none of the points of the one that it replaces, wherever it is shown', () => {
    const [a, b] = gallery('a.jpg', 'b.jpg').pictures;
    const page = 'pages/home-space-organizing.yaml';
    const before = {
      [ONE]: { pictures: [{ ...a, position: '9% 9%' }, b] },
      [page]: { picture: { name: 'one/a', position: '8% 8%' } },
    };
    const formsOf = (path: string) => forms[path === page ? 'homeSpaceOrganizing' : 'galleries'];
    const place = { file: ONE, path: ['pictures', 0, 'src'] };
    expect(withPhoto(before, formsOf, place, './new.jpg')).toEqual({
      [ONE]: { pictures: [{ ...a, src: './new.jpg' }, b] },
      [page]: { picture: { name: 'one/new' } },
    });
  });

  it('puts galleries into the portfolio and takes them out, but leaves one alone that cannot be read', () => {
    const listing = (...names: string[]) => ({
      [PORTFOLIO]: { galleries: names.map((gallery) => ({ gallery })) },
    });
    expect(portfolioWith(listing('one'), 'two')).toEqual(listing('one', 'two'));
    expect(portfolioWithout(listing('one', 'two'), 'one')).toEqual(listing('two'));
    const unread = { [PORTFOLIO]: undefined };
    expect([portfolioWith(unread, 'two'), portfolioWithout(unread, 'one')]).toEqual([{}, {}]);
  });

  it('brings a removed picture back even after it was saved without it', () => {
    const files = { [TWO]: gallery() };
    const without = after(start, { type: 'change', place: { file: TWO, path: [] }, files });
    const kept = { 'galleries/two/a.jpg': 'upload:1' };
    const back = after(saved(without, kept), { type: 'undo' });
    expect(draftOf(back, formOf).photos).toEqual([
      { path: 'galleries/two/a.jpg', source: 'upload:1' },
    ]);
    expect(sourceOf(back, TWO, './a.jpg')).toBe('upload:1');
    const again = saved(back, {});
    expect(isEmpty(draftOf(again, formOf))).toBe(true);
    expect(sourceOf(again, TWO, './a.jpg')).toBe('galleries/two/a.jpg');
  });

  it('shows a photograph that came while others were saved from where it waits', () => {
    const sources = { 'galleries/two/b.jpg': 'upload:1' };
    const files = { [TWO]: gallery('a.jpg', 'b.jpg') };
    const place = { file: TWO, path: [] };
    const sent = draftOf(after(start, change({})), formOf);
    const later = after(
      start,
      change({}),
      { type: 'took', sources },
      { type: 'change', place, files },
      { type: 'saved', sent, written: [file(HOME, {})], kept: {} },
    );
    expect(sourceOf(later, TWO, './b.jpg')).toBe('upload:1');
    expect(sourceOf(saved(later, {}), TWO, './b.jpg')).toBe('galleries/two/b.jpg');
  });

  it('brings a picture back to each gallery through which it went before it was saved', () => {
    const move = (state: State, from: string, to: string) => {
      const index = picturesOf(state.files, from).length - 1;
      const { files = {}, sources = {} } =
        moveToGallery(state, formOf, { file: from, index, to }) ?? {};
      const place = { file: from, path: [] };
      return after(state, { type: 'took', sources }, { type: 'change', place, files });
    };
    const there = move(move(start, ONE, 'two'), TWO, 'one');
    const kept = { 'galleries/one/b.jpg': 'upload:1' };
    const now = saved(there, kept);
    expect(isEmpty(draftOf(now, formOf))).toBe(true);
    const onTheWay = after(now, { type: 'undo' });
    expect(sourceOf(onTheWay, TWO, './b.jpg')).toBe('upload:1');
    expect(draftOf(onTheWay, formOf).photos).toEqual([
      { path: 'galleries/two/b.jpg', source: 'upload:1' },
    ]);
    const back = after(onTheWay, { type: 'undo' });
    expect(sourceOf(back, ONE, './b.jpg')).toBe('upload:1');
  });
});

describe('what was saved', () => {
  it('is no change any more, though it was written in another order', () => {
    const mine = after(start, change({ b: 1, a: 2 }));
    const written = [file(HOME, { a: 2, b: 1 }, 'new')];
    const sent = draftOf(mine, formOf);
    const now = after(mine, { type: 'saved', sent, written, kept: {} });
    expect(isEmpty(draftOf(now, formOf))).toBe(true);
    const later = after(mine, change({ b: 3 }), { type: 'saved', sent, written, kept: {} });
    expect(later.files[HOME]).toEqual({ b: 3 });
  });
});

describe('what was changed elsewhere', () => {
  const others = [file(ONE, 'theirs', 'new'), file(TWO, gallery('a.jpg'))];
  const read: Action = { type: 'read', disk: [...others, file(HOME, 'theirs', 'new')] };

  it('is taken over where nobody changed anything here, and never where she did', () => {
    const now = after(start, change('hers'), read);
    expect([now.files[ONE], now.files[HOME]]).toEqual(['theirs', 'hers']);
    // By what she began with, saving notices that the file has changed.
    expect(draftOf(now, formOf).files).toEqual([{ path: HOME, data: 'hers', fingerprint: HOME }]);
  });

  it('is no news where it is nothing', () => {
    const hers = after(start, change('hers'));
    const now = after(hers, { type: 'read', disk: structuredClone([...start.saved]) });
    expect([now.files, now.past]).toEqual([hers.files, hers.past]);
    expect([now.files === hers.files, now.past === hers.past]).toEqual([true, true]);
  });

  it('is no change of hers once she has taken her own ones back, or makes them again', () => {
    const back = after(start, change('hers'), { type: 'undo' }, read);
    expect(isEmpty(draftOf(back, formOf))).toBe(true);
    expect(after(back, { type: 'redo' }).files[HOME]).toBe('theirs');
    const still = after(start, change('hers'), read, { type: 'undo' });
    expect(still.files[ONE]).toBe('theirs');
  });

  it('is what she began with once she has seen it', () => {
    const theirs = file(HOME, 'theirs', 'new');
    const conflicts = [{ path: HOME, theirs }];
    const settled = after(start, change('hers'), { type: 'seen', conflicts }, change('both'));
    expect(draftOf(settled, formOf).files).toEqual([
      { path: HOME, data: 'both', fingerprint: 'new' },
    ]);
  });

  it('stays hers when she takes back what she had made of it', () => {
    const base = after(start, change({ name: 'old', place: 'old' }));
    const both = { ...base, saved: [file(HOME, { name: 'old', place: 'old' })] };
    const conflicts = [
      { path: HOME, theirs: file(HOME, { name: 'theirs', place: 'theirs' }, 'new') },
    ];
    const settled = after(
      both,
      change({ name: 'hers', place: 'old' }),
      { type: 'seen', conflicts },
      change({ name: 'hers', place: 'theirs' }),
    );
    const back = after(settled, { type: 'undo' }, { type: 'undo' });
    expect(back.files[HOME]).toEqual({ name: 'theirs', place: 'theirs' });
  });

  it('has its own photographs, whatever was to take their places', () => {
    const sources = { 'galleries/two/b.jpg': 'upload:1', 'galleries/two/b.mp4': 'upload:2' };
    const [a, b] = gallery('a.jpg', 'b.jpg').pictures;
    const both = { ...gallery(), pictures: [a, { ...b, video: './b.mp4' }] };
    const files = { [TWO]: both };
    const place = { file: TWO, path: [] };
    const undone = after(
      start,
      { type: 'took', sources },
      { type: 'change', place, files },
      { type: 'undo' },
    );
    const disk = [start.saved[0], file(TWO, both, 'new'), start.saved[2]];
    const now = after(undone, { type: 'read', disk: disk as ContentFile[] });
    expect(isEmpty(draftOf(now, formOf))).toBe(true);
  });

  it('while she saved is no change of hers either', () => {
    const written = [file(HOME, 'hers', 'new')];
    const sent = draftOf(after(start, change('hers')), formOf);
    const disk = { type: 'read', disk: [...others, ...written] } as const;
    const now = after(start, change('hers'), { type: 'saved', sent, written, kept: {} }, disk);
    expect(isEmpty(draftOf(now, formOf))).toBe(true);
    expect(now.files[ONE]).toBe('theirs');
  });

  it('and cannot be read is neither removed nor written over', () => {
    const unreadable = {
      type: 'read',
      disk: [file(ONE, undefined, 'new'), ...start.saved.slice(1)],
    };
    const now = after(start, unreadable as Action, change('hers'));
    const draft = draftOf(now, formOf);
    expect([draft.removedFiles, draft.files.map(({ path }) => path)]).toEqual([[], [HOME]]);
  });
});
