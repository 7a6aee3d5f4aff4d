import { converter, formatHex } from 'culori';
import { type OwnColors, weakPairs } from '../../../src/logic/palette.ts';

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
