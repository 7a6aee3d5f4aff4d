/** A price in figures, with its currency sign on one side. */
export interface PriceParts {
  signBefore?: string;
  figure: string;
  signAfter?: string;
}

/** "$290", "1.150 €", "CHF 90" or "90.–". */
const PRICE =
  /^(?<before>[\p{L}\p{Sc}.]{1,4})?\s*(?<figure>\d[\d.,’'\s]*(?:[–—-]+)?)\s*(?<after>[\p{L}\p{Sc}.]{1,4})?$/u;

/** Splits a price into figure and currency sign; undefined for words such as "by plan". */
export function splitPrice(price: string): PriceParts | undefined {
  const { before, figure, after } = PRICE.exec(price)?.groups ?? {};
  if (figure === undefined || (before !== undefined && after !== undefined)) return undefined;
  return {
    ...(before !== undefined && { signBefore: before }),
    figure: figure.trim(),
    ...(after !== undefined && { signAfter: after }),
  };
}
