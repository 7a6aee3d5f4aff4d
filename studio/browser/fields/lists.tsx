import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import marks from '../controls/marks.module.css';
import { Menu } from '../controls/Menu.tsx';
import { galleryFile, nameOfFile } from '../names.ts';
import { blankOf, type Files, kindOf, valueAt } from '../state/content.ts';
import { openDialog, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { fieldId, type FieldProps, FieldView, Problems, useField, useTarget } from './form.tsx';
import { KindDialog } from './KindDialog.tsx';
import { Entries, entryItems, type List, useList, useSortableEntry } from './list.tsx';
import { Section } from './Section.tsx';
import fieldStyles from './Field.module.css';
import styles from './lists.module.css';
import type { Field } from '../../shared/forms/formFields.ts';

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

/** A number that stands before the name of an entry, such as "25+". */
function figureOf(entry: Field, value: unknown): string {
  const number = entry.fields?.find(({ kind }) => kind === 'number');
  const figure = number && valueAt(value, [number.key]);
  const suffix = valueAt(value, ['suffix']);
  return typeof figure === 'number' ? `${figure}${typeof suffix === 'string' ? suffix : ''}` : '';
}

interface RowProps extends FieldProps {
  list: List;
  index: number;
  /** What an entry without a name is called. */
  entryName: string;
  isNeeded: boolean;
}

function useEntryName({ field, path, index, entryName }: RowProps): string {
  const name = useStudio(({ files, openFile }) =>
    contentOf(files, field, valueAt(files[openFile], path)),
  );
  return name ?? `${entryName} ${index + 1}`;
}

/** An entry with one field, which is seen at once. */
function FieldRow(props: RowProps) {
  const { list, index, field, path, isNeeded } = props;
  const name = useEntryName(props);
  const { box, handle } = useSortableEntry(index, name);
  const items = entryItems(list, index, isNeeded ? undefined : () => list.remove(index));
  return (
    <li className={styles.entry} data-field {...box}>
      {handle}
      <div className={styles.field}>
        <FieldView {...{ field, path }} label={name} />
      </div>
      <Menu label={WORDS.more(name)} items={items} />
    </li>
  );
}

/** An entry of several fields: a row that opens in place. */
function GroupRow(props: RowProps) {
  const { list, index, field, path, isNeeded } = props;
  const name = useEntryName(props);
  const { within, value } = useField(props);
  const isOpen = list.open === index;
  useTarget(path, () => list.setOpen(index));
  const { box, handle } = useSortableEntry(index, name);
  const items = entryItems(list, index, isNeeded ? undefined : () => list.remove(index));
  const figure = figureOf(kindOf(field, value), value);
  return (
    <li className={styles.entry} data-open={isOpen || undefined} {...box}>
      {handle}
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        onClick={() => list.setOpen(isOpen ? undefined : index)}
      >
        {figure !== '' && <b className={styles.figure}>{figure}</b>}
        <span className={styles.name}>{name}</span>
        {!isOpen && within.length > 0 && (
          <i className={marks.problems} role="img" aria-label={WORDS.problems(within.length)}>
            {within.length}
          </i>
        )}
        <span className={styles.chevron}>
          <Icon name="right" isSmall />
        </span>
      </button>
      <Menu label={WORDS.more(name)} items={items} />
      {isOpen && (
        <div className={styles.body}>
          <FieldView {...{ field, path }} label="" />
        </div>
      )}
    </li>
  );
}

function ListProblems(props: FieldProps) {
  const { id, problems } = useField(props);
  return <Problems {...{ id, problems }} />;
}

/** Entries or sections, which can be moved, added and removed within their limits. */
export function ListField(props: FieldProps) {
  const { field, path, label = field.label } = props;
  const entries = useList(props);
  const { count, isFull, insert } = entries;
  const id = fieldId(path);
  const { entry, min = 0, max, help } = field;
  if (!entry) return null;
  const hasSections = field.key === 'sections';
  const { entryName: name = '' } = field;
  const add = (value: unknown) => insert(count, value);
  const addLabel = hasSections ? WORDS.sections.choose : WORDS.add(WORDS.inSentence(name));
  const choose = () => openDialog(<KindDialog field={entry} onAdd={add} />);
  const addButton = min !== max && (
    <Button
      kind="add"
      disabled={isFull}
      onClick={hasSections ? choose : () => add(blankOf(entry))}
      label={isFull ? WORDS.fullList(count) : addLabel}
    />
  );
  const place = (index: number) => ({ field: entry, path: [...path, index] });
  if (hasSections)
    return (
      <div id={id} className={styles.sections}>
        <ListProblems {...props} />
        <Entries
          list={entries}
          entry={(index) => (
            <Section key={index} {...place(index)} index={index} sections={entries} />
          )}
        />
        {addButton}
      </div>
    );
  const isGroup = entry.kind === 'group' || entry.kind === 'kinds';
  const Row = isGroup ? GroupRow : FieldRow;
  return (
    <div
      id={id}
      className={fieldStyles.field}
      role="group"
      aria-label={label}
      aria-describedby={`${id}-help`}
    >
      <div className={fieldStyles.head}>
        <span className={fieldStyles.name}>{label}</span>
        {field.isOptional && <small>{WORDS.optional}</small>}
      </div>
      <ListProblems {...props} />
      {count > 0 && (
        <Entries
          list={entries}
          className={styles.entries}
          entry={(index) => (
            <Row
              key={index}
              {...place(index)}
              list={entries}
              index={index}
              entryName={name}
              isNeeded={count <= min}
            />
          )}
        />
      )}
      {addButton}
      <small className={fieldStyles.help} id={`${id}-help`}>
        {help}
      </small>
    </div>
  );
}
