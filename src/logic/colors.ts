/*
 * Colours as the eye sees them (OKLCH: lightness, chroma, hue; by Björn Ottosson) and what words need to be
 * read on them (WCAG 2.2, contrast ratio).
 */

/** Lightness from 0 to 1, chroma, and hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = [number, number, number];

const BYTE = 255;
const HEXADECIMAL = 16;
const DEGREES = 180 / Math.PI;
const CIRCLE = 360;
const SRGB = { threshold: 0.040_45, slope: 12.92, offset: 0.055, power: 2.4, linear: 0.003_130_8 };
const LUMINANCE: Triple = [0.2126, 0.7152, 0.0722];
const FLARE = 0.05;

const TO_CONES: Triple[] = [
  [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
  [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
  [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
];
const TO_LAB: Triple[] = [
  [0.210_454_255_3, 0.793_617_785, -0.004_072_046_8],
  [1.977_998_495_1, -2.428_592_205, 0.450_593_709_9],
  [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766],
];
const FROM_LAB: Triple[] = [
  [1, 0.396_337_777_4, 0.215_803_757_3],
  [1, -0.105_561_345_8, -0.063_854_172_8],
  [1, -0.089_484_177_5, -1.291_485_548],
];
const FROM_CONES: Triple[] = [
  [4.076_741_662_1, -3.307_711_591_3, 0.230_969_929_2],
  [-1.268_438_004_6, 2.609_757_401_1, -0.341_319_396_5],
  [-0.004_196_086_3, -0.703_418_614_7, 1.707_614_701],
];

function multiply(matrix: readonly Triple[], [x, y, z]: Triple): Triple {
  return matrix.map(([a, b, c]) => a * x + b * y + c * z) as Triple;
}

function toLinear(value: number): number {
  const { threshold, slope, offset, power } = SRGB;
  return value <= threshold ? value / slope : ((value + offset) / (1 + offset)) ** power;
}

function fromLinear(value: number): number {
  const { linear, slope, offset, power } = SRGB;
  return value <= linear ? value * slope : (1 + offset) * value ** (1 / power) - offset;
}

function linearOf(hex: string): Triple {
  const number = Number.parseInt(hex.slice(1), HEXADECIMAL);
  const parts = [HEXADECIMAL ** 2 * HEXADECIMAL ** 2, HEXADECIMAL ** 2, 1];
  return parts.map((part) => toLinear((Math.floor(number / part) % (BYTE + 1)) / BYTE)) as Triple;
}

/** A colour such as "#0f352e" as the eye sees it. */
export function toOklch(hex: string): Oklch {
  const cones = multiply(TO_CONES, linearOf(hex)).map(Math.cbrt) as Triple;
  const [lightness, a, b] = multiply(TO_LAB, cones);
  const hue = (Math.atan2(b, a) * DEGREES + CIRCLE) % CIRCLE;
  return { lightness, chroma: Math.hypot(a, b), hue };
}

/** The colour on a screen, "#0f352e"; what no screen can show comes as near as it goes. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  const [a, b] = [chroma * Math.cos(hue / DEGREES), chroma * Math.sin(hue / DEGREES)];
  const cones = multiply(FROM_LAB, [lightness, a, b]).map((value) => value ** 3) as Triple;
  const bytes = multiply(FROM_CONES, cones).map((value) =>
    Math.round(Math.min(Math.max(fromLinear(Math.max(value, 0)), 0), 1) * BYTE),
  );
  return `#${bytes.map((byte) => byte.toString(HEXADECIMAL).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const linear = linearOf(hex);
  return LUMINANCE.reduce((sum, weight, index) => sum + weight * (linear[index] ?? 0), 0);
}

/** The contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + FLARE) / (dark + FLARE);
}
