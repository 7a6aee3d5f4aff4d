/**
 * Lines a table up for a fixed-width screen, in a form that is a Markdown table as well.
 *
 * @param rows The first row holds the heads of the columns; the first column is flush left.
 */
export function table(rows: readonly (readonly string[])[]): string {
  const [heads = [], ...body] = rows;
  const widths = heads.map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]): string => {
    const padded = cells.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    return `| ${padded.join(' | ')} |`;
  };
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(heads), line(rule), ...body.map(line)].join('\n');
}
