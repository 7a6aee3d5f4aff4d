import { ShelfLabel } from '../src/components/ShelfLabel.tsx';
import { detailsOf } from '../src/logic/businessDetails.ts';
import styles from './BusinessCards.module.css';
import { LogoMark, QrCode, type SheetProps } from './SheetParts.tsx';
import type { Paper } from './papers.ts';

const COLUMNS = 2;
const ROWS = 5;

/** Ten business cards, edge to edge, with crop marks around them. */
export function BusinessCards({ business, url, host, paper }: SheetProps) {
  const { width, height } = paper;
  return (
    <div className={styles.sheet}>
      <svg
        className={styles.marks}
        width={`${width}mm`}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        <path d={cropMarks(paper)} />
      </svg>
      {Array.from({ length: COLUMNS * ROWS }, (_, index) => (
        <section key={index} className={styles.card}>
          <div className={styles.shelf}>
            <LogoMark business={business} className={styles.mark} />
            <svg className={styles.books} viewBox="0 -13 12 13" aria-hidden="true">
              <path data-service="first" d="M.13 0v-10.79h2.91V0" />
              <path data-service="second" d="M3.04 0v-12.87h2.65V0" />
              <path
                data-service="third"
                d="M8.57-.16v-11.12h2.33v11.12z"
                transform="rotate(-13 8.44 0)"
              />
            </svg>
            <QrCode url={url} className={styles.code} />
          </div>
          <div className={styles.texts}>
            <ShelfLabel as="p">{business.name}</ShelfLabel>
            <ul className={styles.addresses}>
              {detailsOf(business)
                .filter(({ linkOf }) => linkOf !== undefined)
                .map(({ field, value }) => (
                  <li key={field}>{value}</li>
                ))}
              <li>{host}</li>
            </ul>
          </div>
        </section>
      ))}
    </div>
  );
}

/** SVG path of a short line at both ends of every cut, in millimetres. */
function cropMarks({ width, height, card }: Paper): string {
  const left = (width - COLUMNS * card.width) / 2;
  const top = (height - ROWS * card.height) / 2;
  const columns = Array.from({ length: COLUMNS + 1 }, (_, index) => left + index * card.width);
  const rows = Array.from({ length: ROWS + 1 }, (_, index) => top + index * card.height);
  return [
    ...columns.map((x) => `M${x} ${top - 2}v-5M${x} ${height - top + 2}v5`),
    ...rows.map((y) => `M${left - 2} ${y}h-5M${width - left + 2} ${y}h5`),
  ].join('');
}
