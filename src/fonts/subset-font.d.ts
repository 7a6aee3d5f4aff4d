declare module 'subset-font' {
  /** What of https://github.com/papandreou/subset-font is used here. */
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** OpenType features to keep, by their four letters; all of them if left out. */
    keepFeatures?: readonly string[];
    /** Axes of a variable font, cut to the part that is used. */
    variationAxes?: Record<string, { min: number; max: number }>;
  }

  /** A font with the characters of `text` alone. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
