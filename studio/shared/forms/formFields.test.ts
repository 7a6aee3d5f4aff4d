import { expect, it } from 'vitest';
import { type Field, formFields } from './formFields.ts';

/** A field by the names of the fields around it; an entry of a list is "entry", a kind its name. */
function fieldAt(form: string, ...path: string[]): Field {
  let field: Field | undefined = formFields()[form];
  for (const name of path)
    field =
      name === 'entry'
        ? field?.entry
        : field?.fields?.find(({ key, label }) => [key, label].includes(name));
  return field ?? expect.fail(`${form} has no ${path.join('.')}`);
}

it('has a form for each kind of file, and for the publishing settings', () => {
  expect(Object.keys(formFields())).toEqual([
    'business.yaml',
    'messages.yaml',
    'redirects.yaml',
    'enquiry.yaml',
    'pages/*([a-z0-9-]).yaml',
    'galleries/*/gallery.yaml',
    'words/*.md',
    'publish.yaml',
  ]);
});

it('shows a text with its label, help and limit', () => {
  expect(fieldAt('business.yaml', 'name')).toMatchObject({
    kind: 'text',
    key: 'name',
    label: 'Name',
    help: 'Name of the business, as in the logo.',
    isOptional: false,
    maxLength: 40,
    min: undefined,
    max: undefined,
    options: undefined,
    fields: undefined,
    entry: undefined,
  });
  expect(fieldAt('business.yaml', 'copyrightYear')).toMatchObject({
    kind: 'number',
    label: 'Copyright year',
    min: expect.any(Number) as number,
    max: expect.any(Number) as number,
  });
});

it('shows a list with its limits and the fields of an entry', () => {
  expect(fieldAt('redirects.yaml', 'entries')).toMatchObject({ kind: 'list', min: 0, max: 200 });
  expect(fieldAt('redirects.yaml', 'entries').fields).toBeUndefined();
  const entry = fieldAt('redirects.yaml', 'entries', 'entry');
  expect(entry).toMatchObject({ kind: 'group', key: '', label: '', isOptional: false });
  expect(entry.fields?.map(({ key, kind, label }) => [key, kind, label])).toEqual([
    ['from', 'oldAddress', 'Old address'],
    ['to', 'link', 'Leads to'],
  ]);
});

it('knows what may be left out, and prefers the help for forms', () => {
  const picture = ['pictures', 'entry'];
  const gallery = 'galleries/*/gallery.yaml';
  expect(fieldAt(gallery, ...picture, 'src').isOptional).toBe(false);
  expect(fieldAt(gallery, ...picture, 'title').isOptional).toBe(true);
  expect(fieldAt(gallery, ...picture, 'video').help).toContain('A video beside');
  expect(fieldAt(gallery, ...picture, 'imageFit')).toMatchObject({
    kind: 'choice',
    options: ['contain', 'cover'],
  });
});

it('offers the kinds of section, each with its own fields', () => {
  const kinds = fieldAt('pages/*([a-z0-9-]).yaml', 'sections', 'entry');
  expect(kinds.kind).toBe('kinds');
  const names = kinds.fields?.map(({ fields }) => fields?.find(({ key }) => key === 'kind'));
  expect(names).toContainEqual(
    expect.objectContaining({ kind: 'fixed', options: ['gallery'], label: 'Kind' }) as Field,
  );
});

it('asks how the site is sent', () => {
  const ways = fieldAt('publish.yaml');
  expect(ways).toMatchObject({ kind: 'kinds', help: '' });
  expect(ways.fields?.map(({ label }) => label)).toContain('Netlify');
  expect(ways.fields?.every(({ kind, isOptional }) => kind === 'group' && !isOptional)).toBe(true);
  expect(fieldAt('publish.yaml', 'Send by Git', 'branch').isOptional).toBe(true);
});
