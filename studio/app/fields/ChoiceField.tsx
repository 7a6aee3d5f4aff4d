import { INTERNAL_HREFS } from '../../../src/schemas/fields.ts';
import {
  capitalised,
  fileOfRoute,
  galleryFiles,
  isWordsFile,
  nameOfFile,
  routeOf,
  slugOf,
} from '../names.ts';
import { useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './formContext.ts';
import type { Field } from '../../forms/formFields.ts';
import type { Files } from '../state/data.ts';

/** "/#about" in words: the page, and its section. */
function linkName(files: Files, href: string): string {
  const [route = '', section] = href.split('#');
  const page = nameOfFile(files, fileOfRoute(files, route) ?? '');
  return section === undefined ? page : `${page}: ${section.replaceAll('-', ' ')}`;
}

/** The words to choose from, with their names. */
function choices({ kind, options = [], names = {} }: Field, files: Files): Map<string, string> {
  if (kind === 'galleryReference')
    return new Map(
      galleryFiles(files).map((path) => [slugOf(path) ?? '', nameOfFile(files, path)]),
    );
  const nameOf = (word: string) =>
    kind === 'link' ? linkName(files, word) : capitalised(names[word] ?? word);
  const own = Object.keys(files).filter(isWordsFile);
  const links = [...INTERNAL_HREFS, ...own.map((path) => routeOf(path) ?? '')];
  return new Map((kind === 'link' ? links : options).map((word) => [word, nameOf(word)]));
}

/** One of a few fixed words, pages or galleries. */
export function ChoiceField(props: FieldProps) {
  const { value, set, control, frame } = useField(props);
  const files = useStudio((state) => state.files);
  const offered = choices(props.field, files);
  const chosen = typeof value === 'string' ? value : '';
  const isKnown = offered.has(chosen);
  return (
    <FieldFrame {...frame}>
      <select
        {...control}
        value={chosen}
        onChange={(event) => set(event.currentTarget.value || undefined)}
      >
        {(props.field.isOptional || !isKnown) && (
          <option value={isKnown ? '' : chosen}>{WORDS.left}</option>
        )}
        {[...offered].map(([word, name]) => (
          <option key={word} value={word}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
