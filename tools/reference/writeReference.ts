import { isDeepStrictEqual } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { COLLECTIONS, TEXT_PAGE_COLLECTION } from '../../src/schemas/collections.ts';
import { type Field, formFields } from '../../studio/shared/forms/formFields.ts';
import { exampleOfFile, exampleOfSection } from './examples.ts';
import { anchorOf, fieldTable, kindOf, SHARED_GROUPS, sharedGroupOf } from './fieldTable.ts';

export const REFERENCE_FILE = 'docs/reference.md';

const INTRODUCTION = `# Reference

Every file of \`content/\`, every field and its limits. \`npm run reference\` writes this page from the
schemas, so do not edit it. [content.md](content.md) has recipes for common tasks.

- \`seo.title\` is the field \`title\` inside \`seo\`. \`counters[].value\` is the field \`value\` of each entry of
  the list \`counters\`.
- Fields with "yes" in the column _Needed_ must be there. Inside a group that is not needed, this
  holds only if the group is there.
- Unknown fields are errors. \`npm run check:content\` names the file, the line and the field.`;

const KINDS = 'Kinds of section';
const SHARED = 'Shared groups';
const PLACEHOLDERS =
  'A text that the site fills in contains each name in braces exactly once. A part of the file:';

/** All kinds of file, the common ones first. `note` stands above the example. */
const FILES = [
  { name: 'business', title: 'Business', path: 'content/business.yaml', note: '' },
  { name: 'pages', title: 'Pages', path: 'content/pages/NAME.yaml', note: '' },
  {
    name: 'galleries',
    title: 'Galleries',
    path: 'content/galleries/FOLDER/gallery.yaml',
    note: '',
  },
  { name: 'textPages', title: 'Text pages', path: 'content/words/NAME.md', note: '' },
  { name: 'redirects', title: 'Redirects', path: 'content/redirects.yaml', note: '' },
  {
    name: 'enquiry',
    title: 'Enquiry form',
    path: 'content/enquiry.yaml',
    note: PLACEHOLDERS,
  },
  {
    name: 'messages',
    title: 'Buttons and labels',
    path: 'content/messages.yaml',
    note: PLACEHOLDERS,
  },
] as const;

/** The page docs/reference.md, from the schemas of all files. */
export async function writeReference(): Promise<string> {
  const forms = formFields();
  const collections = { ...COLLECTIONS, textPages: TEXT_PAGE_COLLECTION };
  const parts = FILES.flatMap(({ name, title, path, note }) => {
    const form = forms[collections[name].pattern];
    if (form === undefined) throw new Error(`${path} has no form.`);
    const own = partOfFile(form, title, path, note, exampleOfFile(name));
    return name === 'pages' ? [own, ...partsOfSections(form)] : [own];
  });
  const page = [INTRODUCTION, contents(), ...parts, sharedGroups(Object.values(forms))];
  const text = `${page.join('\n\n')}\n`;
  return format(text, { ...(await resolveConfig(REFERENCE_FILE)), filepath: REFERENCE_FILE });
}

function contents(): string {
  const linkTo = (title: string) => `[${title}](#${anchorOf(title)})`;
  const rows = FILES.flatMap(({ name, title, path }) => {
    const row = `| ${linkTo(title)} | \`${path}\` |`;
    return name === 'pages' ? [row, `| ${linkTo(KINDS)} | the same |`] : [row];
  });
  return [
    '| Part | File |',
    '| --- | --- |',
    ...rows,
    `| ${linkTo(SHARED)} | pages and galleries |`,
  ].join('\n');
}

function partOfFile(form: Field, title: string, path: string, note: string, example: string) {
  const language = path.endsWith('.md') ? 'markdown' : 'yaml';
  const fields = (form.fields ?? []).map(withoutKinds);
  return [
    `## ${title}`,
    `\`${path}\`: ${form.description}`,
    fieldTable(fields),
    ...(note === '' ? [] : [note]),
    fenced(language, example),
  ].join('\n\n');
}

/** The list of sections has a part of its own. */
function withoutKinds(field: Field): Field {
  if (field.key !== 'sections') return field;
  const description = `${field.description} See "${KINDS}".`;
  return { ...field, description, entry: undefined };
}

function partsOfSections(pages: Field): string[] {
  const kinds = pages.fields?.find(({ key }) => key === 'sections')?.entry?.fields ?? [];
  const [first, ...others] = kinds;
  const common = (first?.fields ?? []).filter((field) =>
    others.every(({ fields = [] }) => fields.some((other) => isDeepStrictEqual(other, field))),
  );
  const isCommon = ({ key }: Field) => common.some((field) => field.key === key);
  const sections = kinds.map((form) => {
    const own = (form.fields ?? []).filter((field) => !isCommon(field));
    const kind = kindOf(form);
    return [
      `### ${kind}`,
      form.description,
      fieldTable(own),
      fenced('yaml', exampleOfSection(kind)),
    ].join('\n\n');
  });
  const list = kinds.map((form) => `[${kindOf(form)}](#${kindOf(form)})`).join(', ');
  const start = [
    `## ${KINDS}`,
    `Any page may have any kind: ${list}.`,
    'The field `kind` names it. Every kind also has these fields:',
    fieldTable(common),
  ].join('\n\n');
  return [start, ...sections];
}

function sharedGroups(forms: readonly Field[]): string {
  const found = new Map<string, Field>();
  const collect = (field: Field): void => {
    const title = sharedGroupOf(field)?.title;
    if (title !== undefined && !found.has(title)) found.set(title, field);
    for (const inside of [...(field.fields ?? []), ...(field.entry ? [field.entry] : [])])
      collect(inside);
  };
  forms.forEach(collect);
  const parts = Object.values(SHARED_GROUPS).map(({ title, use }) => {
    const fields = found.get(title)?.fields ?? [];
    return [`### ${title}`, use, fieldTable(fields)].join('\n\n');
  });
  return [`## ${SHARED}`, 'Several fields have the same fields inside.', ...parts].join('\n\n');
}

function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}
