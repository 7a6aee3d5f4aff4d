import { Icon } from '../../components/Icon.tsx';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import type { HomeSpaceOrganizingPage } from '../../schemas/homeSpaceOrganizingPage.ts';
import { LineList } from '../service/LineList.tsx';
import styles from './IncludedServices.module.css';

const tick = () => <Icon name="tick" className={styles.tick} />;

/** What the organizing service includes, ticked off. */
export function IncludedServices({ words }: { words: HomeSpaceOrganizingPage['services'] }) {
  return (
    <ShelfSection title={words.label} name="included">
      <LineList entries={words.entries} markFor={tick} />
    </ShelfSection>
  );
}
