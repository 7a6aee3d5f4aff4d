import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { PROJECT_FOLDER } from '../../node/paths.ts';
import { languageOf } from '../../src/logic/language.ts';
import { editYaml } from '../../studio/server/content/writeYaml.ts';
import type { EnquiryContent } from '../../src/schemas/enquiry.ts';

const FILE = 'enquiry.yaml';
/** Content that has the words, by language. */
const SOURCES = { en: 'tests/fixtures/tidy-touch', de: 'samples/german' };

function readData(file: string): unknown {
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
}

/** Adds the words of the form that sends enquiries. Returns what it did. */
export function addSendingWords(root: string): string[] {
  const path = join(root, FILE);
  const present = readData(path) as EnquiryContent | null | undefined;
  if (!present || present.sending !== undefined) return [];
  const messages = Object(readData(join(root, 'messages.yaml'))) as {
    document?: { language?: string };
  };
  const source = SOURCES[languageOf(messages.document?.language ?? 'en')];
  const { sending } = readData(join(PROJECT_FOLDER, source, FILE)) as EnquiryContent;
  const before = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    editYaml(before, (document) => document.setIn(['sending'], sending)),
  );
  return [`${FILE} has the words for sending enquiries; translate them if they are in English.`];
}
