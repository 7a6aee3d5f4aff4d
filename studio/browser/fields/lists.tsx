import { useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { Select } from '../controls/Select.tsx';
import { galleryFile, nameOfFile, pageFiles, sectionName } from '../names.ts';
import { blankOf, type Files, kindName, kindOf, setAt, valueAt } from '../state/content.ts';
import { duplicateSection } from '../state/duplicates.ts';
import { sectionsOf } from '../state/pages.ts';
import { edit, openDialog, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { Drawer, type FieldProps, FieldView, Problems, useField, useTarget } from './form.tsx';
import { GroupFields } from './groups.tsx';
import { Entries, Entry, type List, useList } from './list.tsx';
import type { Field } from '../../shared/forms/formFields.ts';

const { sections: words } = WORDS;

/** The kinds of section as drawings with one sentence each. */
function kindChoice(kinds: readonly Field[], onAdd: (kind: Field) => void) {
  return (
    <ul className="cards">
      {kinds.map((kind) => (
        <li key={kindName(kind)}>
          <button type="button" className="card" onClick={() => onAdd(kind)}>
            <svg viewBox="0 0 48 32" aria-hidden="true">
              <path d={kind.drawing} />
            </svg>
            <b>{kind.label}</b>
            <small>{kind.help}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface SectionProps extends FieldProps {
  index: number;
  sections: List;
}

function Section({ index, sections, ...props }: SectionProps) {
  const { field, path } = props;
  const { open, setOpen, insert, remove, isFull } = sections;
  const own = useField(props);
  const { file, value } = own;
  const files = useStudio((state) => state.files);
  const [target, setTarget] = useState('');
  useTarget(path, () => setOpen(index));
  const kind = kindOf(field, value);
  // The button beside the name hides it.
  const fields = kind.fields?.filter(({ key }) => key !== 'hidden');
  const name = sectionName(value);
  const isHidden = valueAt(value, ['hidden']) === true;
  /** One section is open: the one before tells that it closes after the next has opened. */
  const turn = (isOpen: boolean) =>
    setOpen((before) => (isOpen ? index : before === index ? undefined : before));
  const duplicate = () => insert(index + 1, duplicateSection(value));
  const toggle = () =>
    edit({ file, path }, (state) =>
      setAt(state, [file, ...path, 'hidden'], isHidden ? undefined : true),
    );
  const moveToPage = () => {
    setTarget('');
    edit({ file, path }, (state) => {
      setAt(state, [target, 'sections'], [...sectionsOf(state, target), value]);
      setAt(state, [file, 'sections'], sectionsOf(state, file).toSpliced(index, 1));
    });
  };
  const pages = pageFiles(files).filter((page) => page !== file && files[page]);
  const options = pages.map((page) => [page, nameOfFile(files, page)] as const);
  return (
    <Entry
      kind="section"
      list={sections}
      {...{ index, name }}
      data-hidden={isHidden || undefined}
      onRemove={() => remove(index)}
      tools={
        <IconButton
          icon={isHidden ? 'eyeOff' : 'eye'}
          label={isHidden ? words.show(name) : words.hide(name)}
          onClick={toggle}
        />
      }
    >
      <Drawer
        title={name}
        text={kind.label + (isHidden ? words.hidden : '')}
        field={own}
        isOpen={index === open}
        onTurn={turn}
      >
        <p>{kind.help}</p>
        <GroupFields field={{ ...kind, fields }} path={path} />
        <div data-row>
          <Button disabled={isFull} onClick={duplicate} label={words.duplicate} />
          <div data-row>
            <label>
              {words.moveTo}
              <Select
                value={target}
                options={[['', WORDS.left], ...options]}
                onChange={setTarget}
              />
            </label>
            {/* Arrow keys change a choice at once. */}
            <Button disabled={target === ''} label={WORDS.move} onClick={moveToPage} />
          </div>
        </div>
      </Drawer>
    </Entry>
  );
}

/** A name for an entry: its gallery, title, first text or choice. */
function contentOf(files: Files, entry: Field, value: unknown): string | undefined {
  const { fields = [] } = kindOf(entry, value);
  const gallery = valueAt(value, ['gallery']);
  if (typeof gallery === 'string' && gallery !== '') return nameOfFile(files, galleryFile(gallery));
  const texts = fields.filter(({ kind }) => kind === 'text').map(({ key }) => key);
  const chosen = fields.map(({ key, names }) => names?.[String(valueAt(value, [key]))]);
  const first = [...['title', 'label', ...texts].map((key) => valueAt(value, [key])), ...chosen];
  return first.find((text) => typeof text === 'string' && text !== '') as string | undefined;
}

/** Entries or sections, which can be moved, added and removed within their limits. */
export function ListField(props: FieldProps) {
  const { field, path, label = field.label } = props;
  const entries = useList(props);
  const { id, list, isFull, problems, insert, remove } = entries;
  const files = useStudio((state) => state.files);
  const { entry, min = 0, max } = field;
  if (!entry) return null;
  const hasSections = field.key === 'sections';
  const { entryName: name = '' } = field;
  const add = (kind: Field) => {
    openDialog();
    insert(list.length, blankOf(kind));
  };
  const choose = () =>
    openDialog(<Dialog title={words.choose}>{kindChoice(entry.fields ?? [], add)}</Dialog>);
  const row = (index: number) => {
    const place = { field: entry, path: [...path, index] };
    if (hasSections) return <Section key={index} {...place} {...{ index, sections: entries }} />;
    const called = contentOf(files, entry, list[index]) ?? `${name} ${index + 1}`;
    return (
      <Entry
        key={index}
        kind="small"
        list={entries}
        index={index}
        name={called}
        onRemove={list.length > min ? () => remove(index) : undefined}
      >
        <FieldView {...place} label={called} />
      </Entry>
    );
  };
  return (
    <fieldset id={id}>
      <legend>{label}</legend>
      <small>{field.help}</small>
      <Problems {...{ id, problems }} />
      <Entries list={entries} entry={row} />
      {min !== max && (
        <Button
          disabled={isFull}
          onClick={hasSections ? choose : () => add(entry)}
          label={isFull ? WORDS.fullList(list.length) : WORDS.add(WORDS.inSentence(name))}
        />
      )}
    </fieldset>
  );
}
