import { splitAtWord } from '../../../src/logic/headline.ts';
import { INTERNAL_HREFS } from '../../../src/schemas/fields.ts';
import { RadioGroup } from '../controls.tsx';
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
import { FieldFrame, type FieldProps, useField, useValue } from './form.tsx';
import type { Field } from '../../forms/formFields.ts';
import type { Files } from '../state/data.ts';

/** "/#about" in words: the page, and its section. */
function linkName(files: Files, href: string): string {
  const [route = '', section] = href.split('#');
  const page = nameOfFile(files, fileOfRoute(files, route) ?? '');
  return section === undefined ? page : `${page}: ${section.replaceAll('-', ' ')}`;
}

/** The words to choose from, with their names. */
function choices({ kind, options = [], names = {} }: Field, files: Files): [string, string][] {
  if (kind === 'galleryReference')
    return galleryFiles(files).map((path) => [slugOf(path) ?? '', nameOfFile(files, path)]);
  const nameOf = (word: string) =>
    kind === 'link' ? linkName(files, word) : capitalised(names[word] ?? word);
  const own = Object.keys(files).filter(isWordsFile);
  const links = [...INTERNAL_HREFS, ...own.map((path) => routeOf(path) ?? '')];
  return (kind === 'link' ? links : options).map((word) => [word, nameOf(word)]);
}

/** One of a few fixed words, pages or galleries. */
export function ChoiceField(props: FieldProps) {
  const { value, set, control, frame } = useField(props);
  const files = useStudio((state) => state.files);
  const offered = new Map(choices(props.field, files));
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

const PUNCTUATION = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** The underlined word of the headline, chosen by a click on it. */
export function EmphasisField(props: FieldProps) {
  const { value, set, frame } = useField(props);
  const headline = useValue([...props.path.slice(0, -1), 'headline']).value;
  const lines = Array.isArray(headline) ? headline.map(String) : [];
  const isOnce = (word: string) => {
    const found = lines.flatMap((line) => splitAtWord(line, word) ?? []);
    return found.length === 1 && !splitAtWord(found[0]?.after ?? '', word);
  };
  const offered = lines
    .flatMap((line) => line.split(/\s+/u))
    .map((word) => word.replaceAll(PUNCTUATION, ''))
    .filter((word) => word.length <= (props.field.maxLength ?? 0) && isOnce(word));
  return (
    <FieldFrame {...frame} isGroup>
      <RadioGroup
        label={frame.label}
        options={Object.fromEntries(offered.map((word) => [word, word]))}
        value={String(value)}
        onChange={(word) => set(word)}
      />
    </FieldFrame>
  );
}
