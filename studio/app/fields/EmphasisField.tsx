import { splitAtWord } from '../../../src/logic/headline.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField, useValue } from './formContext.ts';

const PUNCTUATION = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** The underlined word of the headline, chosen by a click on it. */
export function EmphasisField(props: FieldProps) {
  const { value, set, control, frame } = useField(props);
  const headline = useValue([...props.path.slice(0, -1), 'headline']).value;
  const lines = Array.isArray(headline) ? headline.map(String) : [];
  const words = lines.flatMap((line) => line.split(/\s+/u));
  const isOnce = (word: string) => {
    const found = lines.flatMap((line) => splitAtWord(line, word) ?? []);
    return found.length === 1 && !splitAtWord(found[0]?.after ?? '', word);
  };
  const offered = words
    .map((word) => word.replaceAll(PUNCTUATION, ''))
    .filter((word) => word.length <= (props.field.maxLength ?? 0) && isOnce(word));
  const { id, onFocus, onBlur, ...described } = control;
  return (
    <FieldFrame {...frame} isGroup>
      <div data-row id={id}>
        {offered.map((word) => (
          <button
            key={word}
            type="button"
            aria-pressed={word === value}
            aria-describedby={described['aria-describedby']}
            {...{ onFocus, onBlur }}
            onClick={() => set(word)}
          >
            {word}
          </button>
        ))}
      </div>
    </FieldFrame>
  );
}
