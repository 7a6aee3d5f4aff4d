import { fileShowing, nameOfFile } from '../names.ts';
import { WORDS } from '../words.ts';
import type { BinEntry } from '../../content/types.ts';
import type { Day } from '../../publish/types.ts';
import type { Files } from '../state/work.ts';

/** Something that was kept and can be brought back. */
export interface Kept {
  id: string;
  /** Day and time, in words. */
  when: string;
  /** What it is, in words. */
  about: string;
  /** Photographs in it, by where they come from. */
  pictures: readonly string[];
}

const WHEN = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' });
/** More would not tell any more. */
const MOST_PICTURES = 6;

/** An earlier version of the site. */
export function keptDay({ id, when, files }: Day): Kept {
  return {
    id,
    when: WHEN.format(new Date(when)),
    about: WORDS.history.files(files.length),
    pictures: [],
  };
}

/** What went to the bin at a time, by the names it has in the window. */
export function removal({ id, removed, files, pictures }: BinEntry, known: Files): Kept {
  const about = Object.entries(Object.groupBy(files, fileShowing)).map(([file, inIt = []]) => {
    const name = nameOfFile(known, file);
    const count = inIt.filter((path) => pictures.includes(path)).length;
    return count === 0 ? name : WORDS.bin.pictures(name, count);
  });
  return {
    id,
    when: WHEN.format(new Date(removed)),
    about: about.join(', '),
    pictures: pictures.slice(0, MOST_PICTURES).map((path) => `bin:${id}/${files.indexOf(path)}`),
  };
}
