import { posix } from 'node:path';
import { saveMeasures } from '../src/data/measurePicture.ts';
import { PICTURE } from '../src/logic/mediaExtensions.ts';
import { CHECK_WORDS } from './words.ts';
import type { ContentFolder } from './contentFolder.ts';
import type { Issue } from './issue.ts';

/** Measures all readable pictures of a folder. */
export async function measurePictures(folder: ContentFolder) {
  const files = folder.files.filter((file) => PICTURE.test(file));
  const pictures = await Promise.all(files.map((file) => folder.measure(file)));
  saveMeasures();
  return pictures.flatMap((picture, index) =>
    picture ? [{ file: files[index] ?? '', ...picture }] : [],
  );
}

/** Finds metadata, and used pictures with the same bytes as another one in their folder. */
export async function checkPictures(folder: ContentFolder): Promise<Issue[]> {
  const unused = folder.unused();
  const pictures = await measurePictures(folder);
  const used = pictures.filter(({ file }) => !unused.includes(file));
  const groups = Map.groupBy(used, ({ file, digest }) => posix.dirname(file) + digest);
  const copies = [...groups.values()].flatMap(([original, ...others]): Issue[] => {
    const name = posix.basename(original?.file ?? '');
    return others.map(({ file }) => ({ file, message: CHECK_WORDS.media.same(name) }));
  });
  const message = CHECK_WORDS.media.metadata;
  const traced = pictures.filter(({ hasMetadata }) => hasMetadata);
  return [...copies, ...traced.map(({ file }) => ({ file, message, isAdvice: true }))];
}
