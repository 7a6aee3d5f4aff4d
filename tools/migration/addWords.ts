import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { PROJECT_FOLDER } from '../../node/paths.ts';
import { languageOf } from '../../src/logic/language.ts';
import { editYaml } from '../../studio/server/content/writeYaml.ts';

/** Content that has all words, by language. */
const SOURCES = { en: 'tests/fixtures/tidy-touch', de: 'samples/german' };

/** The words and groups of words that earlier versions did not have. */
const NEW_WORDS = {
  'messages.yaml': [
    'gallery.formerProject',
    'gallery.moreProjects',
    'gallery.allProjects',
    'projects',
    'colours',
    'lightbox.whole',
    'lightbox.fill',
    'lightbox.more',
    'dock.call',
    'contact.when',
    'contact.where',
    'contact.inWriting',
  ],
  'enquiry.yaml': ['letter.chosen', 'sending'],
};

function parseFile(path: string): unknown {
  return existsSync(path) ? parse(readFileSync(path, 'utf8')) : undefined;
}

/** The value at a path such as ['gallery', 'allProjects']. */
function valueAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (group, name) => (Object(group) as Record<string, unknown>)[name],
    data,
  );
}

/** Adds the words that the content does not have yet. Returns what it did. */
export function addWords(root: string): string[] {
  const language = valueAt(parseFile(join(root, 'messages.yaml')), ['document', 'language']);
  const source = SOURCES[languageOf(typeof language === 'string' ? language : 'en')];
  return Object.entries(NEW_WORDS).flatMap(([file, names]) => {
    const path = join(root, file);
    const present = parseFile(path);
    const missing = names.filter((name) => valueAt(present, name.split('.')) === undefined);
    if (present === undefined || missing.length === 0) return [];
    const words = parseFile(join(PROJECT_FOLDER, source, file));
    const edited = editYaml(readFileSync(path, 'utf8'), (document) => {
      for (const name of missing) document.setIn(name.split('.'), valueAt(words, name.split('.')));
    });
    writeFileSync(path, edited);
    return [`${file} has new words: ${missing.join(', ')}. Translate them if they are in English.`];
  });
}
