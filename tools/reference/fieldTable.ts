import type { Field } from '../../studio/shared/forms/formFields.ts';

type Row = readonly [field: string, expected: string, isNeeded: string, meaning: string];

/** Groups that several files use, by their fields. They have a table of their own. */
export const SHARED_GROUPS: Readonly<Record<string, { title: string; use: string }>> = {
  'src, alt, position': {
    title: 'Picture',
    use: 'A picture beside the file that names it, or in the folder of a page.',
  },
  'src, alt, positions': {
    title: 'Banner picture',
    use: 'A picture over the whole width, with three focus points.',
  },
  'name, position': {
    title: 'Gallery picture',
    use: 'A picture of a gallery, with a focus point of its own.',
  },
};

/** The shared group that a field is, if it is one. */
export function sharedGroupOf({ kind, fields = [] }: Field) {
  return kind === 'group' ? SHARED_GROUPS[fields.map(({ key }) => key).join(', ')] : undefined;
}

/** A Markdown table of the fields of a group, with the fields inside them. */
export function fieldTable(fields: readonly Field[]): string {
  const head: Row = ['Field', 'Must be', 'Needed', 'Meaning'];
  const rows = [head, head.map(() => '---'), ...fields.flatMap((field) => rowsOf(field))];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The rows of a field: its own, and those of the fields inside it. `parent` begins their names. */
function rowsOf(field: Field, parent = ''): Row[] {
  // The kind of a section is its heading.
  if (field.kind === 'fixed') return [];
  const path = parent + field.key;
  const own: Row = [
    `\`${path}\``,
    expectedOf(field),
    field.isOptional ? '–' : 'yes',
    meaningOf(field),
  ];
  if (sharedGroupOf(field)) return [own];
  return [own, ...rowsInside(field, path)];
}

function rowsInside({ kind, fields = [], entry }: Field, path: string): Row[] {
  if (entry) return rowsInside(entry, `${path}[]`);
  if (kind !== 'kinds') return fields.flatMap((field) => rowsOf(field, `${path}.`));
  return fields.flatMap((option) => [
    [`\`${path}\`, \`kind: ${kindOf(option)}\``, 'a group of fields', '–', meaningOf(option)],
    ...rowsInside(option, path),
  ]);
}

/** The word after `kind:` that makes a group this one. */
export function kindOf({ fields = [] }: Field): string {
  return fields.find(({ kind }) => kind === 'fixed')?.options?.[0] ?? '';
}

function expectedOf(field: Field): string {
  const { expected = 'a group of fields', entry, maxLength } = field;
  const shared = sharedGroupOf(field);
  if (shared) return `a [${shared.title.toLowerCase()}](#${anchorOf(shared.title)})`;
  if (entry?.expected !== undefined) return escape(`${expected}, each ${entry.expected}`);
  const isLimitTold = maxLength === undefined || expected.includes(String(maxLength));
  return escape(isLimitTold ? expected : `${expected}; at most ${maxLength} characters`);
}

function meaningOf({ description = '', help, names = {}, kind, start }: Field): string {
  const named = Object.entries(names);
  const isNamed = named.some(([option, name]) => option !== name.toLowerCase());
  const options = isNamed ? `${named.map(nameOption).join('; ')}.` : '';
  // The description repeats the options, the help does not.
  const isRepeated = isNamed && named.every(([, name]) => description.includes(name));
  const usual = kind === 'color' ? `Default: \`${start}\`.` : '';
  return [escape(isRepeated ? help : description), options, usual].filter(Boolean).join(' ');
}

/** Without the word of the option in front: "Day: light pages". */
function nameOption([option, name]: [string, string]): string {
  return `\`${option}\`: ${escape(name.replace(/^\w+: /u, ''))}`;
}

/** The anchor that Markdown gives a heading. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\w -]/gu, '')
    .replaceAll(' ', '-');
}

/** Shows text as it is: descriptions name Markdown such as `**bold**`. */
function escape(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>|~]/gu, String.raw`\$&`);
}
