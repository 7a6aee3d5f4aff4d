import { WORDS } from '../words.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField, useValue } from './formContext.ts';
import { PictureCanvas } from './PictureCanvas.tsx';

const { picture: words } = WORDS;

/** In percent: the site's own, from src/styles/tokens.css. */
function defaultHeight(): number {
  const share = getComputedStyle(document.documentElement).getPropertyValue('--banner-board');
  return Math.round(100 * Number(share));
}

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
        top={typeof value === 'number' ? value : defaultHeight()}
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
