import { WORDS } from '../words.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField, useValue } from './formContext.ts';
import { PictureCanvas } from './PictureCanvas.tsx';

/** Percent; `--banner-board` in src/styles/tokens.css. */
const DEFAULT = 54;
const { picture: words } = WORDS;

/** Where the underline of the headline lies in the banner. */
export function UnderlineField(props: FieldProps) {
  const { file, value, set, onBlur, frame } = useField(props);
  const src = useValue([...props.path.slice(0, -1), 'picture', 'src']).value;
  const { min, max } = props.field;
  if (typeof src !== 'string') return null;
  return (
    <FieldFrame {...frame} isGroup>
      <PictureCanvas
        {...{ file, src, min, max }}
        hint={words.underline}
        top={typeof value === 'number' ? value : DEFAULT}
        onChange={(_, top) => set(top, true)}
        onLeave={onBlur}
      />
      {value !== undefined && (
        <button type="button" onClick={() => set(undefined)}>
          {words.automatic}
        </button>
      )}
    </FieldFrame>
  );
}
