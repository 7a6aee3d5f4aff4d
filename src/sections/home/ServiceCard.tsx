import { Icon } from '../../components/Icon.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { ComingSoonButton } from './ComingSoonButton.tsx';
import styles from './ServiceCard.module.css';
import type { ReactNode } from 'react';
import type { Service } from '../../components/ShelfLabel.tsx';
import type { InternalHref } from '../../routes.ts';

export interface ServiceCardProps {
  service: Service;
  /** Where the card leads; a card without it opens the pop-up. */
  href?: InternalHref;
  title: string;
  text: string;
  /** What stands on the shelf, with the strip below it. */
  pictures: ReactNode;
}

const NO_BREAK = '\u00a0';

/** One service: pictures standing on the shelf, the strip in its colour, title, sentence. */
export function ServiceCard({ service, href, title, text, pictures }: ServiceCardProps) {
  const titleId = `service-${service}`;
  return (
    <article className={styles.card} data-service={service} aria-labelledby={titleId}>
      {pictures}
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
