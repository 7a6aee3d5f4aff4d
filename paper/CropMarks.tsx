import { CARDS, type PaperName, PAPERS } from './papers.ts';

export interface CropMarksProps {
  paper: PaperName;
  className?: string | undefined;
}

/** How long the marks are and how far from the cards, in millimetres: what is cut off is cut off. */
const MARK = { length: 5, distance: 2 };

/** Where cards end, from the edge of the paper, in millimetres. */
function cuts(paper: number, card: number, count: number): number[] {
  const start = (paper - card * count) / 2;
  return Array.from({ length: count + 1 }, (_, index) => start + index * card);
}

/** Short lines around the cards, one for each cut, at both of its ends. */
export function CropMarks({ paper, className }: CropMarksProps) {
  const { width, height, card } = PAPERS[paper];
  const columns = cuts(width, card.width, CARDS.columns);
  const rows = cuts(height, card.height, CARDS.rows);
  const ends = ([first = 0]: number[], whole: number) => {
    const near = first - MARK.distance;
    return [near - MARK.length, whole - near];
  };
  const lines = [
    ...columns.flatMap((x) => ends(rows, height).map((y) => `M${x} ${y}v${MARK.length}`)),
    ...rows.flatMap((y) => ends(columns, width).map((x) => `M${x} ${y}h${MARK.length}`)),
  ];
  return (
    <svg
      className={className}
      width={`${width}mm`}
      height={`${height}mm`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path d={lines.join('')} />
    </svg>
  );
}
