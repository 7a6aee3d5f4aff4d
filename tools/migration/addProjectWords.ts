import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editYaml } from '../../studio/server/content/writeYaml.ts';
import { languageOf } from '../../src/logic/language.ts';

const FILE = 'messages.yaml';

/** The words of lists of projects, and of the end of a page about a project. */
const WORDS = {
  en: {
    gallery: {
      formerProject: 'The project before',
      moreProjects: 'More projects',
      allProjects: 'All projects',
    },
    projects: {
      room: 'Room',
      rooms: 'Kinds of room',
      allRooms: 'All rooms',
      pages: 'Pages of this list',
      page: 'Page {index} of {total}',
      previous: 'Previous page',
      next: 'Next page',
      pageTitle: '{title}, page {index}',
      roomTitle: '{title}: {room}',
    },
  },
  de: {
    gallery: {
      formerProject: 'Das Projekt davor',
      moreProjects: 'Weitere Projekte',
      allProjects: 'Alle Projekte',
    },
    projects: {
      room: 'Raum',
      rooms: 'Arten von Räumen',
      allRooms: 'Alle Räume',
      pages: 'Seiten dieser Liste',
      page: 'Seite {index} von {total}',
      previous: 'Vorherige Seite',
      next: 'Nächste Seite',
      pageTitle: '{title}, Seite {index}',
      roomTitle: '{title}: {room}',
    },
  },
};

/** Adds the words that lists of projects need. Returns what it did. */
export function addProjectWords(root: string): string[] {
  const path = join(root, FILE);
  if (!existsSync(path)) return [];
  const before = readFileSync(path, 'utf8');
  const after = editYaml(before, (document) => {
    const language = document.getIn(['document', 'language']);
    const words = WORDS[languageOf(typeof language === 'string' ? language : 'en')];
    for (const [group, texts] of Object.entries(words))
      for (const [name, text] of Object.entries(texts))
        if (!document.hasIn([group, name])) document.setIn([group, name], text);
  });
  if (after === before) return [];
  writeFileSync(path, after);
  return [`${FILE} has the words of lists of projects; translate them if they are in English.`];
}
