import type { ComponentType } from 'react';

import { ArchDrawing } from '../../components/drawings/ArchDrawing.tsx';
import { ChestDrawing } from '../../components/drawings/ChestDrawing.tsx';
import { VaseDrawing } from '../../components/drawings/VaseDrawing.tsx';
import type { HomePage } from '../../schemas/homePage.ts';
import styles from './Highlights.module.css';

type Highlight = HomePage['about']['highlights'][number];

const DRAWINGS: Record<Highlight['drawing'], ComponentType> = {
  drawer: ChestDrawing,
  vase: VaseDrawing,
  arch: ArchDrawing,
};

/** Three things to know, each a drawing on its own short shelf with the words under it. */
export function Highlights({ highlights }: { highlights: readonly Highlight[] }) {
  return (
    <ul className={`wrap ${styles.highlights}`}>
      {highlights.map(({ drawing, title }) => {
        const HighlightDrawing = DRAWINGS[drawing];
        return (
          <li key={title} className={styles.highlight}>
            <div className={styles.shelf}>
              <HighlightDrawing />
            </div>
            <h3 className={styles.title}>{title}</h3>
          </li>
        );
      })}
    </ul>
  );
}
