import { asPicture } from '../../shared/gallery.ts';
import { valueAt } from '../state/content.ts';
import { asPoint, FocusPoint, type FocusPointProps } from './FocusPoint.tsx';
import { type FieldProps, Problems, useField } from './form.tsx';
import type { ReactNode } from 'react';

interface PhotographFieldProps extends FieldProps, Pick<FocusPointProps, 'tools' | 'below'> {
  /** In place of a photograph that is missing: what can be done about it. */
  missing?: ReactNode;
}

/** The photograph of a group of fields, with its focus points and what can be done with it. */
export function PhotographField({ tools, below, missing, ...props }: PhotographFieldProps) {
  const { field, path } = props;
  const { file, id, value, within, set } = useField(props);
  const { src, position } = asPicture(value);
  const screens = field.fields?.find(({ key }) => key === 'positions')?.fields;
  const pointFor = (screen: string) => asPoint(valueAt(value, ['positions', screen]));
  const positions = screens?.map(({ key }) => [key, pointFor(key)] as const);
  const points = positions ? Object.fromEntries(positions) : { '': position };
  // Its own problems are those of the parts without a field.
  const isPart = (part: unknown) => ['src', 'position', 'positions'].includes(String(part));
  const problems = within.filter((one) => isPart(one.field[path.length]));
  const put = (screen: string, point: string) => {
    const changed = positions ? { positions: { ...points, [screen]: point } } : { position: point };
    set({ ...(value as object), ...changed }, true);
  };
  return (
    <div>
      {src === '' ? (
        missing
      ) : (
        <FocusPoint {...{ file, src, points, tools, below }} onChange={put} />
      )}
      <Problems {...{ id: `${id}-src`, problems }} />
    </div>
  );
}
