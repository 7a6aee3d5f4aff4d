import type { ReactNode } from 'react';

import { ShelfSection } from '../../components/ShelfSection.tsx';
import type { HomePage } from '../../schemas/homePage.ts';
import { ServiceCard } from './ServiceCard.tsx';
import styles from './Services.module.css';

export interface ServicesProps {
  words: HomePage['services'];
  /** The sliders and the still picture, handed over as named slots by the route. */
  organizing?: ReactNode;
  styling?: ReactNode;
  products?: ReactNode;
  /** The pop-up of the third card. */
  popup?: ReactNode;
}

/** A staircase of three services on one shelf: the size is the rank. */
export function Services({ words, organizing, styling, products, popup }: ServicesProps) {
  return (
    <ShelfSection title={words.label} name="service" isAnchor>
      <div className={styles.stage}>
        <div className={`wrap ${styles.stairs}`}>
          <ServiceCard
            service="organizing"
            href="/home-space-organizing"
            title={words.organizing.title}
            text={words.organizing.text}
            pictures={organizing}
          />
          <ServiceCard
            service="styling"
            href="/interior-styling"
            title={words.styling.title}
            text={words.styling.text}
            pictures={styling}
          />
          <ServiceCard
            service="products"
            title={words.products.title}
            text={words.products.text}
            pictures={products}
          />
        </div>
      </div>
      {popup}
    </ShelfSection>
  );
}
