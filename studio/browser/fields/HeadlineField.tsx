import { Icon } from '../controls/Icon.tsx';
import { useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { ChoiceSelect } from './inputs.tsx';
import { Count, FieldFrame, type FieldProps, Problems, useField, useValue } from './form.tsx';
import { useLine } from './useLine.ts';
import styles from './HeadlineField.module.css';
import type { Field } from '../../shared/forms/formFields.ts';

interface HeadlineFieldProps extends FieldProps {
  emphasis: Field;
}

/** The lines of a headline as one block, set as on the page, with the word that is underlined. */
export function HeadlineField({ emphasis, ...props }: HeadlineFieldProps) {
  const { field, path } = props;
  const { value, frame, problems } = useField(props);
  const lines = Array.isArray(value) ? (value as unknown[]) : [];
  const place = { field: emphasis, path: [...path.slice(0, -1), emphasis.key] };
  const word = useValue(place.path);
  const own = useField(place);
  const all = useStudio((state) => state.problems);
  const isWrong =
    problems.length + own.problems.length > 0 ||
    all.some(
      ({ field: at }) => at.length > path.length && path.every((part, index) => at[index] === part),
    );
  if (!field.entry) return null;
  const { entry } = field;
  return (
    <FieldFrame {...frame} isGroup>
      <div
        className={styles.headline}
        role="group"
        aria-label={frame.label}
        data-wrong={isWrong || undefined}
      >
        {lines.map((_, index) => (
          <HeadlineLine
            key={index}
            field={entry}
            path={[...path, index]}
            label={WORDS.form.line(index)}
            word={typeof word === 'string' ? word : ''}
          />
        ))}
        <label className={styles.foot}>
          {WORDS.form.underlined}
          <ChoiceSelect className={styles.word} {...place} label={frame.label} />
          <Icon name="down" isSmall />
        </label>
      </div>
      <Problems id={own.id} problems={own.problems} />
    </FieldFrame>
  );
}

/** The words before, in and after the underlined word. */
function partsOf(line: string, word: string): [string, string, string] {
  const at = word === '' ? -1 : line.indexOf(word);
  if (at === -1) return [line, '', ''];
  return [line.slice(0, at), word, line.slice(at + word.length)];
}

function HeadlineLine({ word, ...props }: FieldProps & { word: string }) {
  const { field, label } = props;
  const { text, control, problems, events, id } = useField(props);
  const line = useLine(props);
  const [before, underlined, after] = partsOf(text, word);
  return (
    <>
      <div className={styles.line} {...events}>
        <input aria-label={label} {...control} {...line} />
        <span className={styles.mark} aria-hidden="true">
          {before}
          <u>{underlined}</u>
          {after}
        </span>
        <Count text={text} max={field.maxLength ?? Infinity} />
      </div>
      <Problems {...{ id, problems }} />
    </>
  );
}
