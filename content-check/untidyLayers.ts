import { posix } from 'node:path';
import { companionOf, UNTIDY_EXTENSION } from '../src/logic/mediaExtensions.ts';
import { untidyLayer } from '../src/schemas/untidyLayer.ts';
import { formatPath, type Issue } from './issue.ts';
import { CHECK_WORDS } from './words.ts';
import type { ContentFolder } from './contentFolder.ts';

/** How an AVIF file begins (`ftyp`, ISO 14496-12), after four bytes. */
const AVIF_START = 'ftypavif';

/** Checks the layers beside banners' photographs, and marks them as used. */
export async function checkUntidyLayers(folder: ContentFolder): Promise<Issue[]> {
  const files = folder.files.filter((file) =>
    posix.matchesGlob(file, `pages/**/*${UNTIDY_EXTENSION}`),
  );
  const issues = files.map(async (file): Promise<Issue[]> => {
    folder.use(file);
    const layer = readLayer(folder.read(file).toString());
    if (layer.photograph === undefined)
      return [{ file, message: CHECK_WORDS.untidy.damaged(layer.place) }];
    const photographs = folder.files.filter((other) => companionOf(other) === file);
    const pictures = await Promise.all(photographs.map((other) => folder.measure(other)));
    if (pictures.some((picture) => picture?.digest === layer.photograph)) return [];
    return [{ file, message: CHECK_WORDS.untidy.otherPhotograph, isAdvice: true }];
  });
  return (await Promise.all(issues)).flat();
}

/** The photograph of a layer, or the place of a mistake in it. */
function readLayer(text: string): { photograph: string } | { photograph?: never; place: string } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { place: 'JSON' };
  }
  const { data: layer, error } = untidyLayer.safeParse(data);
  if (!layer) return { place: formatPath(error.issues[0]?.path ?? []) };
  const start = Buffer.from(layer.sprite.slice(0, 16), 'base64').toString('latin1');
  return start.startsWith(AVIF_START, 4) ? { photograph: layer.photograph } : { place: 'sprite' };
}
