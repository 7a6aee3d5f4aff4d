import { useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { blankOf, kindOf, setAt, valueAt } from '../state/content.ts';
import { UploadButton } from '../gallery/uploads.tsx';
import { offerUndo, removeBy } from '../state/removal.ts';
import { edit } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { Chest, Drawer, DrawerBox } from './Drawer.tsx';
import {
  fieldId,
  type FieldProps,
  FieldView,
  focusOn,
  Problems,
  useField,
  useTarget,
} from './form.tsx';
import { HeadlineField } from './HeadlineField.tsx';
import { PictureField, PlacedPoint } from './pictures.tsx';
import styles from './groups.module.css';
import type { Field } from '../../shared/forms/formFields.ts';
import type { Path } from '../state/content.ts';

/** Of the drawers of a page that are no section. */
const DRAWINGS: Readonly<Record<string, string>> = {
  seo: 'M4 6h40v20H4zM10 13h16M10 19h28',
  rest: 'M2 4h44v8H2zM8 8h6M18 8h6M28 8h6M2 28h44',
};

/** The longest text that has room for another field beside it. */
const SHORT = 24;

/** Short fields that are read together: a button with what it leads to, the two names of a section. */
function isPair(first: Field, second: Field | undefined): second is Field {
  if (first.kind === 'anchor') return second?.key === 'menu';
  const isShort = first.kind === 'text' && (first.maxLength ?? Infinity) <= SHORT;
  return isShort && second?.kind === 'link';
}

/** The fields in rows of one or two. */
function rowsOf(fields: readonly Field[]): Field[][] {
  const rows: Field[][] = [];
  for (let index = 0; index < fields.length; index += 1) {
    const [field, next] = [fields[index], fields[index + 1]];
    if (!field) continue;
    if (isPair(field, next)) index += 1;
    rows.push(isPair(field, next) ? [field, next] : [field]);
  }
  return rows;
}

/** Fields that belong together, without a frame. A photograph is shown with its focus points. */
export function GroupFields({ field, path }: FieldProps) {
  const { fields = [] } = field;
  const isPhoto = fields.some(({ kind }) => kind === 'picture');
  const reference = fields.find(({ kind }) => kind === 'pictureReference');
  const point = reference && fields.find(({ kind }) => kind === 'focusPoint');
  const emphasis = fields.find(({ kind }) => kind === 'emphasis');
  const headline = emphasis && fields.find(({ key }) => key === 'headline');
  const ofPhoto = ({ key }: Field) => isPhoto && key === 'positions';
  // What is part of another field, or not shown at all.
  const isShown = (one: Field) =>
    one !== emphasis && !ofPhoto(one) && !['fixed', 'picture', 'focusPoint'].includes(one.kind);
  const at = ({ key }: Field) => [...path, key];
  const view = (one: Field) =>
    one === headline && emphasis ? (
      <HeadlineField key={one.key} field={one} path={at(one)} emphasis={emphasis} />
    ) : (
      <FieldView key={one.key} field={one} path={at(one)} />
    );
  return (
    <div className={styles.fields}>
      {isPhoto && <PictureField {...{ field, path }} />}
      {rowsOf(fields.filter(isShown)).map((row) =>
        row.length === 1 ? (
          row.map(view)
        ) : (
          <div key={row[0]?.key} className={styles.pair}>
            {row.map(view)}
          </div>
        ),
      )}
      {point && <PlacedPoint field={point} path={at(point)} reference={at(reference)} />}
    </div>
  );
}

/** Adds a group that is left out; one around a picture or logo begins with its file. */
function AddGroup(props: FieldProps) {
  const { field, path } = props;
  const { file, set } = useField(props);
  const label = WORDS.add(WORDS.inSentence(field.label));
  const media = field.fields?.find(({ kind }) => kind === 'picture' || kind === 'logo');
  if (!media) return <Button kind="add" onClick={() => set(blankOf(field))} label={label} />;
  const begin = (src: string) => {
    const group = document.getElementById(fieldId(path));
    const isFocused = group?.contains(document.activeElement) === true;
    edit({ file, path }, (files) => {
      if (files[file] === undefined) return;
      const value = valueAt(files[file], path) ?? blankOf(field);
      setAt(files, [file, ...path], { ...Object(value), [media.key]: src });
    });
    if (isFocused) focusOn([...path, media.key]);
  };
  const kind = media.kind === 'logo' ? 'logo' : 'photos';
  return <UploadButton label={label} of={kind} kind="add" onUploaded={begin} />;
}

/** The fields of a group; an optional one can be left out. */
function OwnFields(props: FieldProps) {
  const { field, path } = props;
  const { file, value } = useField(props);
  const isLeftOut = field.isOptional && value === undefined;
  const name = WORDS.inSentence(field.label);
  const leaveOut = () =>
    offerUndo(removeBy({ file, path }, (files) => setAt(files, [file, ...path], undefined)));
  return (
    <>
      {!isLeftOut && <GroupFields {...props} />}
      {field.isOptional && isLeftOut && <AddGroup {...props} />}
      {field.isOptional && !isLeftOut && (
        <Button icon="trash" onClick={leaveOut} label={WORDS.removeEntry(name)} />
      )}
    </>
  );
}

/** A part of a file, as a drawer. */
function Part(props: FieldProps) {
  const { label, key } = props.field;
  const field = useField(props);
  const [isOpen, setOpen] = useState(false);
  useTarget(props.path, () => setOpen(true));
  return (
    <DrawerBox isOpen={isOpen}>
      <Drawer title={label} drawing={DRAWINGS[key]} {...{ field, isOpen }} onTurn={setOpen}>
        <div className={styles.group}>
          <OwnFields {...props} />
        </div>
      </Drawer>
    </DrawerBox>
  );
}

/** The fields of a page that are no section and no part. */
function Rest({ fields }: { fields: readonly Field[] }) {
  const whole = useField({ field: { key: '', kind: 'group' } as Field, path: [] });
  const [isOpen, setOpen] = useState(false);
  const keys = fields.map(({ key }) => key);
  const isOwn = (path: Path) => path[0] !== undefined && keys.includes(String(path[0]));
  useTarget([], (target) => {
    if (isOwn(target)) setOpen(true);
  });
  const field = {
    id: 'rest',
    problems: [],
    within: whole.within.filter((problem) => isOwn(problem.field)),
  };
  return (
    <DrawerBox isOpen={isOpen}>
      <Drawer
        title={WORDS.form.rest}
        drawing={DRAWINGS.rest}
        {...{ field, isOpen }}
        onTurn={setOpen}
      >
        <div className={styles.fields}>
          {fields.map((one) => (
            <FieldView key={one.key} field={one} path={[one.key]} />
          ))}
        </div>
      </Drawer>
    </DrawerBox>
  );
}

/** A whole file: its sections as a chest of drawers, and its parts as another. */
function FileGroup({ field }: FieldProps) {
  const { fields = [] } = field;
  const isPart = ({ kind }: Field) => kind === 'group';
  const sections = fields.find(({ key }) => key === 'sections');
  const parts = fields.filter(isPart);
  const others = fields.filter((one) => one !== sections && !isPart(one));
  const view = (one: Field) => <FieldView key={one.key} field={one} path={[one.key]} />;
  return (
    <div className={styles.file}>
      {sections ? view(sections) : others.map(view)}
      {(parts.length > 0 || sections) && (
        <Chest>
          {parts.map((one) => (
            <Part key={one.key} field={one} path={[one.key]} />
          ))}
          {sections && others.length > 0 && <Rest fields={others} />}
        </Chest>
      )}
    </div>
  );
}

/** Fields that belong together: a whole file, or a group in a part of it. */
export function GroupField(props: FieldProps) {
  const { field, path } = props;
  const { id, value, problems, frame } = useField(props);
  if (path.length === 0) return <FileGroup {...props} />;
  return (
    <div id={id} className={styles.group} role="group" aria-label={frame.label}>
      {frame.label !== '' && <span className={styles.name}>{frame.label}</span>}
      <Problems {...{ id, problems }} />
      <OwnFields field={kindOf(field, value)} path={path} />
    </div>
  );
}
