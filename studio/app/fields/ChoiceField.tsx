import { capitalised, fileOfRoute, galleryFiles, nameOfFile, slugOf } from '../names.ts';
import { useWindow } from '../state/useStudio.ts';
import { WORDS } from '../words.ts';
import styles from './Field.module.css';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import { useField } from './formContext.ts';
import type { Files } from '../state/work.ts';
import type { FieldProps } from './FieldView.tsx';

/** "/#about" in words: the page, and its section. */
function linkName(files: Files, href: string): string {
  const [route = '', section] = href.split('#');
  const page = nameOfFile(files, fileOfRoute(files, route) ?? '');
  return section === undefined ? page : `${page}: ${section.replaceAll('-', ' ')}`;
}

function choices(
  { kind, options = [], names = {} }: FieldProps['field'],
  files: Files,
): [string, string][] {
  if (kind === 'link') return options.map((href) => [href, linkName(files, href)]);
  if (kind === 'choice') return options.map((word) => [word, capitalised(names[word] ?? word)]);
  return galleryFiles(files).map((path) => [slugOf(path) ?? '', nameOfFile(files, path)]);
}

/** One of a few things: fixed words, a page, a gallery. */
export function ChoiceField({ field, path, value, label }: FieldProps) {
  const { id, mistakes, change, onFocus, onBlur } = useField(path);
  const { files } = useWindow().state;
  const offered = choices(field, files);
  const chosen = typeof value === 'string' ? value : '';
  const isKnown = offered.some(([word]) => word === chosen);
  return (
    <FieldFrame {...{ field, id, label, mistakes }}>
      <select
        {...{ id, onFocus, onBlur }}
        className={styles.control}
        value={chosen}
        onChange={(event) => change(event.currentTarget.value || undefined)}
        {...describedBy(id, mistakes)}
      >
        {(field.isOptional || !isKnown) && (
          <option value={isKnown ? '' : chosen}>{WORDS.left}</option>
        )}
        {offered.map(([word, name]) => (
          <option key={word} value={word}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
