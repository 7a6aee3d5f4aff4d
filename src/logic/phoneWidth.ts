/** Widths in the typeface of labels, in em, with its tight tracking; digits are all equally wide. */
const WIDTHS: Record<string, number> = { ' ': 0.17, '-': 0.27, '(': 0.32, ')': 0.32 };
const DIGIT_WIDTH = 0.54;

/** How wide a telephone number is in one line, in em of its font size. */
export function phoneWidth(phone: string): number {
  const width = Array.from(phone, (character) => WIDTHS[character] ?? DIGIT_WIDTH);
  return Number(width.reduce((sum, one) => sum + one, 0).toFixed(2));
}

/** The rule that makes a telephone number as large as its line allows (`CallBlock.module.css`). */
export function phoneRule(phone: string): string {
  return `:root{--phone-width:${phoneWidth(phone)}}`;
}
