import { clsx } from 'clsx/lite';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import { PAGES } from '../../routes.ts';
import { ServiceCard } from './ServiceCard.tsx';
import styles from './Services.module.css';
import type { ReactNode } from 'react';
import type { HomePage } from '../../schemas/home.ts';

export interface ServicesProps {
  words: HomePage['services'];
  /** The sliders and the still picture, handed over as named slots by the route. */
  organizing?: ReactNode;
  styling?: ReactNode;
  products?: ReactNode;
  /** The pop-up of the third card. */
  popup?: ReactNode;
}

/** The three services on one shelf, as a staircase: the size is the rank. */
export function Services({ words, organizing, styling, products, popup }: ServicesProps) {
  return (
    <ShelfSection title={words.label} name="service" isAnchor>
      <div className={styles.stage}>
        <div className={clsx('wrap', styles.stairs)}>
          <ServiceCard
            service="organizing"
            href={PAGES.homeSpaceOrganizing}
            title={words.organizing.title}
            text={words.organizing.text}
            pictures={organizing}
          />
          <ServiceCard
            service="styling"
            href={PAGES.interiorStyling}
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
