import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { studio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { closeReport, upload, uploads } from './uploadQueue.ts';

const HALL = 'galleries/hall/gallery.yaml';
const before = studio.getInitialState();

beforeEach(() => studio.setState({ files: { [HALL]: { pictures: [] } } }));

afterEach(() => {
  closeReport();
  studio.setState(before, true);
});

/** What is said of a file of this type, and how often it was sent. */
async function add(name: string, type: string) {
  const answer = { json: () => Promise.resolve({ refused: 'is blurred' }) };
  const store = vi.fn(() => Promise.resolve(answer));
  await upload(HALL, [{ name, store, photo: new File(['x'], name, { type }) }], () => undefined);
  return { notes: uploads.getState().notes, sent: store.mock.calls.length };
}

it('does not send films and documents that were dropped among photographs', async () => {
  const { refused, otherKind } = WORDS.gallery;
  for (const [name, type] of [
    ['film.mov', 'video/quicktime'],
    ['offer.pdf', 'application/pdf'],
  ] as const)
    expect(await add(name, type)).toEqual({ notes: [refused(otherKind(name))], sent: 0 });
});

it('sends pictures, also those of a type that the system does not know', async () => {
  expect(await add('img_1.jpg', 'image/jpeg')).toMatchObject({ sent: 1 });
  expect(await add('img_2.heic', '')).toMatchObject({ sent: 1 });
});
