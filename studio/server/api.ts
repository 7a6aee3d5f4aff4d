import { copyFile } from 'node:fs/promises';
import { listBin } from '../content/bin.ts';
import { checkDraft } from '../content/checkDraft.ts';
import { emptyDraft, isLawfulPath, layOutDraft } from '../content/draft.ts';
import { oneAtATime } from '../content/oneAtATime.ts';
import { measuredOf } from '../content/places.ts';
import { mediaTimes, readContent } from '../content/readContent.ts';
import { restore } from '../content/restore.ts';
import { save } from '../content/save.ts';
import { formFields } from '../forms/formFields.ts';
import { launchGate } from '../launch/launchGate.ts';
import { bringBack, history, layOutDay } from '../publish/history.ts';
import { publish } from '../publish/publish.ts';
import { noteNames } from './givenNames.ts';
import { takeLogo } from './logo.ts';
import { keep, noteUploads, sourceOf, takePhoto } from './photos.ts';
import { BadQuestion, type Question, type Studio } from './question.ts';
import { contentFile } from './security.ts';
import type { Draft, PlacedFile } from '../content/types.ts';

/** Both move the history on; and of two sites sent at once, half of each would be online. */
const keeping = oneAtATime();

/** The draft as it was sent, with nothing in it that leads out of the content folder. */
async function draftOf(studio: Studio, body: Buffer): Promise<Draft> {
  const draft = JSON.parse(body.toString('utf8')) as Draft;
  const named = [...draft.files, ...draft.photos].map(({ path }) => path);
  const names = [...named, ...draft.removedFiles, ...draft.removedPhotos];
  if (!names.every(isLawfulPath)) throw new BadQuestion('no such file');
  noteUploads(draft.photos.map(({ source }) => source));
  noteNames(draft.photos.map(({ path }) => path));
  const photos = draft.photos.map(async ({ path, source }): Promise<PlacedFile> => {
    return { path, source: await sourceOf(studio, source) };
  });
  return { ...draft, photos: await Promise.all(photos) };
}

/** Saves; what is removed stays at hand for as long as the window may undo it. */
async function saveDraft(studio: Studio, { body }: Question): Promise<unknown> {
  const { root } = studio;
  const draft = await draftOf(studio, body);
  const removed = draft.removedPhotos.map(async (path) => {
    const source = await contentFile(root, path);
    return source && [path, await keep(studio, (file) => copyFile(source, file))];
  });
  const kept = await Promise.all(removed);
  const result = await save(root, draft);
  return { ...result, kept: Object.fromEntries(kept.filter((pair) => !!pair)) as object };
}

/** One after the other, or what the site tells of one draft would be taken for news of the next. */
const showing = oneAtATime();

/** Lets the page beside the form show a draft; tells whether there was anything new to show. */
function show({ root, page, pageDraft }: Studio, draft: Draft, from = root): Promise<boolean> {
  return showing(async () => {
    const hasRead = page.hasRead();
    const { isNew } = await layOutDraft(root, draft, pageDraft, from);
    return isNew && hasRead;
  });
}

/** One day after the other, as all are laid out in the same folder. */
const days = oneAtATime();

/** Lets the page show an earlier day, until it is given a draft again. */
async function look(studio: Studio, { query }: Question): Promise<void> {
  const day = await layOutDay(studio.root, query.get('id') ?? '');
  if (day === undefined) throw new BadQuestion('no such day');
  await show(studio, emptyDraft(), day);
}

type Answer = (studio: Studio, question: Question) => Promise<unknown>;

/** Everything the studio's page can ask for, by method and path. */
export const ANSWERS: Partial<Record<string, Answer>> = {
  'GET /api/content': async (studio, { query }) => {
    // A window that opens has no draft, and its page shows what is on the disk by now.
    if (query.has('opening')) await show(studio, emptyDraft());
    const files = await readContent(studio.root);
    return { files, times: mediaTimes(studio.root), forms: formFields() };
  },
  'GET /api/launch': async ({ root }) => launchGate(root, measuredOf(root)),
  'GET /api/history': async ({ root }) => history(root),
  'GET /api/bin': ({ root }) => Promise.resolve(listBin(root)),
  'POST /api/check': async (studio, { body }) =>
    checkDraft(studio.root, await draftOf(studio, body)),
  'POST /api/show': async (studio, { body }) => show(studio, await draftOf(studio, body)),
  'POST /api/look': (studio, question) => days(() => look(studio, question)),
  'POST /api/save': saveDraft,
  'POST /api/photo': takePhoto,
  'POST /api/logo': takeLogo,
  'POST /api/restore': ({ root }, { query }) => restore(root, query.get('id') ?? ''),
  'POST /api/bring-back': ({ root }, { query }) =>
    keeping(() => days(() => bringBack(root, query.get('id') ?? ''))),
  'POST /api/publish': ({ root }, { query, tell }) => {
    const prefer = query.get('prefer');
    const preference = prefer === 'mine' || prefer === 'theirs' ? prefer : undefined;
    return keeping(() => publish(root, tell, { preference }));
  },
};
