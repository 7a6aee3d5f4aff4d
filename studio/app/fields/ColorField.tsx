import { converter, formatHex } from 'culori';
import { DESIGN_COLORS, type OwnColors, weakPairs } from '../../../src/logic/palette.ts';
import { valueAt } from '../state/data.ts';
import { useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { FieldFrame, type FieldProps, useField, useValue } from './form.tsx';

const HEX = /^#[\da-f]{6}$/u;
const STEPS = 100;
const toOklch = converter('oklch');

/** The nearest lighter or darker shade with fewer unreadable pairs; undefined if there is none. */
export function nearestReadable(colors: OwnColors, name: keyof OwnColors): string | undefined {
  const color = toOklch(colors[name]);
  const weak = weakPairs(colors).length;
  if (weak === 0 || !color) return undefined;
  const shades = Array.from({ length: STEPS + 1 }, (_, step) => {
    const shade = formatHex({ ...color, l: step / STEPS });
    const distance = Math.abs(step / STEPS - color.l);
    return { shade, distance, weak: weakPairs({ ...colors, [name]: shade }).length };
  });
  const [best] = shades.sort((a, b) => a.weak - b.weak || a.distance - b.distance);
  return best && best.weak < weak ? best.shade : undefined;
}

/** One of the six colours. If she made it hard to see, a readable shade is offered. */
export function ColorField(props: FieldProps) {
  const { field, path } = props;
  const { file, value, set, control, frame } = useField(props);
  const colors = { ...DESIGN_COLORS, ...(useValue(path.slice(0, -1)).value as OwnColors) };
  const saved = useStudio((state) => valueAt(state.saved[file]?.data, path));
  const isChanged = value !== (saved ?? field.start);
  const isReady = isChanged && Object.values(colors).every((color) => HEX.test(color));
  const shade = isReady ? nearestReadable(colors, field.key as keyof OwnColors) : undefined;
  return (
    <FieldFrame {...frame}>
      <div data-row>
        <input
          type="color"
          {...control}
          value={String(value)}
          onChange={(event) => set(event.currentTarget.value, true)}
        />
        {shade !== undefined && (
          <button type="button" onClick={() => set(shade)}>
            {WORDS.nearestShade}
          </button>
        )}
      </div>
    </FieldFrame>
  );
}
