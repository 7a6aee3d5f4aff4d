import { clsx } from 'clsx/lite';
import { Icon } from '../../components/Icon.tsx';
import { Photo } from '../../components/Photo.tsx';
import { ShelfStrip } from '../../components/ShelfLabel.tsx';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { ComingSoonButton } from './ComingSoonPopup.tsx';
import styles from './Services.module.css';
import type { ReactNode } from 'react';
import type { PhotoData } from '../../data/photo.ts';
import type { Theme } from '../../logic/palette.ts';
import type { ServicePlace } from './places.ts';

export interface ServicesProps {
  name: string;
  label: string;
  children?: ReactNode;
  popups?: ReactNode;
}

export function Services({ name, label, children, popups }: ServicesProps) {
  return (
    <ShelfSection title={label} name={name}>
      <div className="clip-x">
        <div className={clsx('wrap', styles.stairs)}>{children}</div>
      </div>
      {popups}
    </ShelfSection>
  );
}

export interface ServiceCardProps {
  id: string;
  name: string;
  summary: string;
  theme?: Theme | undefined;
  place: ServicePlace;
  /** Without it, the card opens the pop-up. */
  href?: string | undefined;
  children?: ReactNode;
}

const NO_BREAK = '\u00a0';

export function ServiceCard(props: ServiceCardProps) {
  const { id, name, summary, theme, place, href, children } = props;
  return (
    <article
      className={styles.card}
      data-place={place}
      data-later={href === undefined ? '' : undefined}
      data-service={theme}
      aria-labelledby={id}
    >
      {children}
      <div className={styles.words}>
        <h3 id={id} className={styles.title}>
          {href ? (
            <TextLink href={href}>{name}</TextLink>
          ) : (
            <ComingSoonButton popup={`${id}-popup`}>{name}</ComingSoonButton>
          )}
          {NO_BREAK}
          <Icon name={href ? 'arrow-right' : 'plus'} className={styles.arrow} />
        </h3>
        <p className={styles.text}>{summary}</p>
      </div>
    </article>
  );
}

export function ComingSoonPicture({ photo, note }: { photo: PhotoData; note: string }) {
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
