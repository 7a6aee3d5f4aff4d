import { clsx } from 'clsx/lite';
import { Icon } from '../../components/Icon.tsx';
import { Photo } from '../../components/Photo.tsx';
import { type Service, ShelfStrip } from '../../components/ShelfLabel.tsx';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { type InternalHref, PAGES } from '../../routes.ts';
import { ComingSoonButton } from './ComingSoonPopup.tsx';
import styles from './Services.module.css';
import type { ReactNode } from 'react';
import type { PhotoData } from '../../data/photo.ts';
import type { HomePage } from '../../schemas/home.ts';

export interface ServicesProps {
  words: HomePage['services'];
  organizing?: ReactNode;
  styling?: ReactNode;
  products?: ReactNode;
  popup?: ReactNode;
}

export function Services({ words, organizing, styling, products, popup }: ServicesProps) {
  return (
    <ShelfSection title={words.label} name="service" isAnchor>
      <div className="clip-x">
        <div className={clsx('wrap', styles.stairs)}>
          <ServiceCard
            service="organizing"
            href={PAGES.homeSpaceOrganizing}
            words={words.organizing}
          >
            {organizing}
          </ServiceCard>
          <ServiceCard service="styling" href={PAGES.interiorStyling} words={words.styling}>
            {styling}
          </ServiceCard>
          <ServiceCard service="products" words={words.products}>
            {products}
          </ServiceCard>
        </div>
      </div>
      {popup}
    </ShelfSection>
  );
}

interface ServiceCardProps {
  service: Service;
  /** Without it, the card opens the pop-up. */
  href?: InternalHref;
  words: { title: string; text: string };
  children: ReactNode;
}

const NO_BREAK = '\u00a0';

function ServiceCard({ service, href, words: { title, text }, children }: ServiceCardProps) {
  const titleId = `service-${service}`;
  return (
    <article className={styles.card} data-service={service} aria-labelledby={titleId}>
      {children}
      <div className={styles.words}>
        <h3 id={titleId} className={styles.title}>
          {href ? (
            <TextLink href={href}>{title}</TextLink>
          ) : (
            <ComingSoonButton>{title}</ComingSoonButton>
          )}
          {NO_BREAK}
          <Icon name={href ? 'arrow-right' : 'plus'} className={styles.arrow} />
        </h3>
        <p className={styles.text}>{text}</p>
      </div>
    </article>
  );
}

export function ProductsPicture({ photo, note }: { photo: PhotoData; note: string }) {
  return (
    <div className={styles.picture}>
      <div className={styles.stand}>
        <Photo photo={photo} />
      </div>
      <ShelfStrip>
        <span className={styles.note}>{note}</span>
      </ShelfStrip>
    </div>
  );
}
