import { nameOfFile } from './names.ts';
import { kindOf, valueAt } from './state/data.ts';
import { WORDS } from './words.ts';
import type { Field } from '../forms/formFields.ts';
import type { FormOf } from './state/draft.ts';
import type { Files, Place } from './state/work.ts';

/** Where a field is, in words: "Home › Our services › Pictures › 2". */
export function placeName(files: Files, formOf: FormOf, { file, path }: Place): string {
  let field: Field | undefined = formOf(file);
  let data = files[file];
  const names = path.map((part) => {
    const group: Field | undefined =
      field?.kind === 'kinds' ? kindOf(field.fields ?? [], data) : field;
    field =
      typeof part === 'number' ? group?.entry : group?.fields?.find(({ key }) => key === part);
    data = valueAt(data, [part]);
    return typeof part === 'number' ? String(part + 1) : (field?.label ?? part);
  });
  return [nameOfFile(files, file), ...names].join(WORDS.then);
}
