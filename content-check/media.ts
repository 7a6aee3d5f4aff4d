import { openAsBlob } from 'node:fs';
import { posix } from 'node:path';
import { captionsOf, PICTURE, VIDEO } from '../src/logic/mediaExtensions.ts';
import { LOGO_FILE } from '../src/schemas/pictures.ts';
import { explainText } from './checkFields.ts';
import { explainLogo } from './logo.ts';
import { CHECK_WORDS } from './words.ts';
import type { ContentFolder } from './contentFolder.ts';

// In pixels; smaller pictures look blurred when enlarged.
export const MIN_LONGER_SIDE = 1200;
export const MIN_SHORTER_SIDE = 400;
const PATTERNS = { picture: PICTURE, video: VIDEO, logo: LOGO_FILE };
/** First bytes of mp4 (`ftyp`, ISO 14496-12) and webm files. */
const VIDEO_START = /^(?:[^]{4}ftyp|\x1A\x45\xDF\xA3)/u;

async function explainPicture(folder: ContentFolder, file: string): Promise<string | undefined> {
  const picture = await folder.measure(file);
  if (!picture) return CHECK_WORDS.media.picture;
  const { width, height } = picture;
  if (Math.max(width, height) < MIN_LONGER_SIDE)
    return CHECK_WORDS.media.longerSide(width, height, MIN_LONGER_SIDE);
  if (Math.min(width, height) < MIN_SHORTER_SIDE)
    return CHECK_WORDS.media.shorterSide(width, height, MIN_SHORTER_SIDE);
  return undefined;
}

async function explainVideo(folder: ContentFolder, file: string): Promise<string | undefined> {
  // Reading a whole film would stall every check.
  const start = await (await openAsBlob(folder.pathOf(file))).slice(0, 8).arrayBuffer();
  if (!VIDEO_START.test(Buffer.from(start).toString('latin1'))) return CHECK_WORDS.media.video;
  const captions = captionsOf(file);
  if (folder.has(captions) && folder.read(captions).toString().startsWith('WEBVTT'))
    return undefined;
  return CHECK_WORDS.media.captions(posix.basename(captions));
}

/** Says why a field cannot show the file `source`, named by a YAML file in `directory`. */
export async function explainFile(
  kind: keyof typeof PATTERNS,
  folder: ContentFolder,
  directory: string,
  source: string,
  expected = '',
): Promise<string | undefined> {
  const pattern = PATTERNS[kind];
  if (kind === 'picture' && pattern.test(source) && /^[^./\\][^:]*$/u.test(source))
    return CHECK_WORDS.media.startsWith(source);
  if (!pattern.test(source) || !source.startsWith('./'))
    return explainText(expected, source) + folder.guess(directory, source, pattern);
  const [character] = /[#%?]/u.exec(source) ?? [];
  if (character) return CHECK_WORDS.media.character(source, character);
  const file = posix.join(directory, source);
  if (!folder.has(file)) {
    const guess = folder.guess(directory, source, pattern);
    return CHECK_WORDS.media.gone(source, guess || CHECK_WORDS.media.putThere);
  }
  const message = await {
    picture: () => explainPicture(folder, file),
    logo: () => explainLogo(folder.read(file), source),
    video: () => explainVideo(folder, file),
  }[kind]();
  return message && CHECK_WORDS.media.wrong(source, message);
}
