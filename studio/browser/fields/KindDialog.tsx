import { Dialog } from '../controls/Dialog.tsx';
import { blankOf, kindName, setAt } from '../state/content.ts';
import { openDialog } from '../state/store.ts';
import { WORDS } from '../words.ts';
import styles from './KindDialog.module.css';
import type { Field } from '../../shared/forms/formFields.ts';

interface KindDialogProps {
  /** The entry of a list, which may be one of several kinds. */
  field: Field;
  onAdd: (entry: unknown) => void;
}

/** A section without content; its label is the name of its kind, until she writes another. */
function newSection(kind: Field): unknown {
  const section = blankOf(kind);
  const hasLabel = kind.fields?.some(({ key, isOptional }) => key === 'label' && !isOptional);
  if (hasLabel) setAt(section, ['label'], kind.label);
  return section;
}

/** The kinds of section as drawings with one sentence each. */
export function KindDialog({ field, onAdd }: KindDialogProps) {
  const add = (kind: Field) => {
    openDialog();
    onAdd(newSection(kind));
  };
  return (
    <Dialog title={WORDS.sections.choose} isWide>
      <ul className={styles.kinds}>
        {(field.fields ?? []).map((kind) => (
          <li key={kindName(kind)}>
            <button
              type="button"
              className={styles.kind}
              aria-label={kind.label}
              aria-describedby={`kind-${kindName(kind)}`}
              onClick={() => add(kind)}
            >
              <svg className={styles.drawing} viewBox="0 0 48 32" aria-hidden="true">
                <path d={kind.drawing} />
              </svg>
              <span>
                <b>{kind.label}</b>
                <small id={`kind-${kindName(kind)}`}>{kind.help}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
