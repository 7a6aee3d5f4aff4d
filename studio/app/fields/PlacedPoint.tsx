import { knownPictures, sourceOf } from '../state/pictures.ts';
import { useWindow } from '../state/useStudio.ts';
import { Mistakes } from './FieldFrame.tsx';
import { FocusPoint } from './FocusPoint.tsx';
import { useField } from './formContext.ts';
import type { FieldProps } from './FieldView.tsx';

export interface PlacedPointProps extends Pick<FieldProps, 'path'> {
  /** The picture that stands there, as pages call it. */
  reference: unknown;
  value: unknown;
}

/** The point of a picture that stays in sight in one place of a page; until it is set, that of its gallery. */
export function PlacedPoint({ path, reference, value }: PlacedPointProps) {
  const { id, mistakes, change, onBlur } = useField(path);
  const { state } = useWindow();
  const chosen = knownPictures(state.files).find((picture) => picture.reference === reference);
  if (!chosen) return null;
  const point = typeof value === 'string' ? value : chosen.position;
  return (
    <div id={id}>
      <FocusPoint
        id={id}
        source={sourceOf(state, chosen.file, chosen.src)}
        points={[{ name: '', value: point }]}
        onChange={(_, next) => change(next, true)}
        onLeave={onBlur}
      />
      <Mistakes id={id} mistakes={mistakes} />
    </div>
  );
}
