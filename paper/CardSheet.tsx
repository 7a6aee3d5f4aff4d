import { BusinessCard, type BusinessCardProps } from './BusinessCard.tsx';
import styles from './CardSheet.module.css';
import { CropMarks } from './CropMarks.tsx';
import { CARDS, type PaperName } from './papers.ts';

export interface CardSheetProps extends BusinessCardProps {
  paper: PaperName;
}

const COUNT = CARDS.columns * CARDS.rows;

/** Ten business cards, edge to edge, and the marks along which they are cut. */
export function CardSheet({ paper, ...card }: CardSheetProps) {
  return (
    <div className={styles.sheet}>
      <CropMarks paper={paper} className={styles.marks} />
      {Array.from({ length: COUNT }, (_, index) => (
        <BusinessCard key={index} {...card} />
      ))}
    </div>
  );
}
