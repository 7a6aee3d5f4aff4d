import { ShelfSection } from '../../components/ShelfSection.tsx';
import type { InteriorStylingPage } from '../../schemas/interiorStylingPage.ts';
import { LineList } from '../service/LineList.tsx';
import styles from './IncludedServices.module.css';

/** The stylist's swatch card has this many materials; longer lists begin it again. */
const MATERIAL_COUNT = 7;

const chip = (index: number) => (
  <span className={styles.chip} data-material={(index % MATERIAL_COUNT) + 1} />
);

/** What the styling service includes, each line with a chip of material. */
export function IncludedServices({ words }: { words: InteriorStylingPage['services'] }) {
  return (
    <ShelfSection title={words.label} name="included">
      <LineList entries={words.entries} markFor={chip} />
    </ShelfSection>
  );
}
