import { describe, expect, it } from 'vitest';
import { formFields } from '../../forms/formFields.ts';
import { draftOf, isEmpty } from './draft.ts';
import { moveToGallery } from './pictures.ts';
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
const file = (path: string, data: unknown): ContentFile => ({
  path,
  shape: 'home',
  data,
  fingerprint: path,
});
const start = firstState([
  file(ONE, gallery('a.jpg', 'b.jpg')),
  file(TWO, gallery('a.jpg')),
  file(HOME, { services: { styling: { pictures: ['one/a'] } } }),
]);

function after(state: State, ...actions: Action[]): State {
  return actions.reduce(next, state);
}

function change(data: unknown, typing?: string): Action {
  const files = { ...start.files, [HOME]: data };
  return { type: 'change', place: { file: HOME, path: [] }, files, typing };
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
    const files = { ...start.files, ...moved?.files };
    const took = { type: 'took', sources: moved?.sources ?? {} } as const;
    const place = { file: ONE, path: [] };
    const draft = draftOf(after(start, took, { type: 'change', place, files }), formOf);
    expect(draft.files.map(({ path }) => path)).toEqual([ONE, TWO, HOME]);
    expect(draft.photos).toEqual([
      { path: 'galleries/two/a-2.jpg', source: 'galleries/one/a.jpg' },
    ]);
    expect(draft.removedPhotos).toEqual(['galleries/one/a.jpg']);
    expect(draft.files[2]?.data).toEqual({ services: { styling: { pictures: ['two/a-2'] } } });
  });

  it('brings a removed picture back even after it was saved without it', () => {
    const files = { ...start.files, [TWO]: gallery() };
    const without = after(start, { type: 'change', place: { file: TWO, path: [] }, files });
    const saved = start.saved.map((one) => (one.path === TWO ? file(TWO, gallery()) : one));
    const kept = { 'galleries/two/a.jpg': 'upload:1' };
    const back = after(without, { type: 'saved', saved, kept }, { type: 'undo' });
    expect(draftOf(back, formOf).photos).toEqual([
      { path: 'galleries/two/a.jpg', source: 'upload:1' },
    ]);
  });

  it('follows files that were changed elsewhere, and keeps her own changes', () => {
    const own = after(start, change('hers'));
    const disk = [file(ONE, 'theirs'), file(TWO, gallery('a.jpg')), file(HOME, 'theirs')];
    const now = after(own, { type: 'read', saved: disk });
    expect([now.files[ONE], now.files[HOME]]).toEqual(['theirs', 'hers']);
  });
});
