import { clsx } from 'clsx/lite';
import { Icon } from '../../components/Icon.tsx';
import { ContentPhoto } from '../../components/ContentPhoto.tsx';
import { ShelfStrip } from '../../components/ShelfLabel.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { getPictures } from '../../data/pictures.ts';
import { resolvePhoto } from '../../data/photo.ts';
import { placeServices } from '../../logic/serviceRows.ts';
import { ComingSoonButton, ComingSoonPopup } from './ComingSoonPopup.tsx';
import styles from './Services.module.css';
import type { ReactNode } from 'react';
import type { SectionProps } from '../../data/sectionProps.ts';
import type { Site } from '../../data/site.ts';
import type { Messages } from '../../schemas/messages.ts';

const NO_BREAK = '\u00a0';

/** The services, each with the ids of its heading and pop-up. */
export async function loadCards(section: string, { services }: Site) {
  const slots = placeServices(services);
  const cards = services.map(async ({ pictures = [], ...service }, index) => {
    const { slot, row } = slots[index] ?? { slot: 'serviceEven', row: 0 };
    const photos = (await getPictures(pictures)).map((one) => resolvePhoto(one, slot));
    return {
      ...service,
      id: `${section}-${index + 1}`,
      popup: `${section}-${index + 1}-popup`,
      slot,
      row,
      photos: await Promise.all(photos),
    };
  });
  return Promise.all(cards);
}

type ServicesProps = SectionProps<'services'> & {
  cards: Awaited<ReturnType<typeof loadCards>>;
  children?: ReactNode;
};

/** The cards of the services, and the pop-ups of those that come later. */
export function Services({ cards, messages, children }: ServicesProps) {
  return (
    <>
      <div className="clip-x">
        <div className={clsx('wrap grid', styles.staggered)}>{children}</div>
      </div>
      {cards.map(
        ({ popup, theme, comingSoon }) =>
          comingSoon && (
            <ComingSoonPopup
              key={popup}
              id={popup}
              theme={theme}
              content={comingSoon}
              closeLabel={messages.popup.close}
            />
          ),
      )}
    </>
  );
}

interface ServiceCardProps {
  card: ServicesProps['cards'][number];
  messages: Messages['service'];
  children?: ReactNode;
}

/** One service. Without `href`, the card opens the pop-up. */
export function ServiceCard({ card, messages, children }: ServiceCardProps) {
  const { id, popup, name, summary, theme, slot, row, href, comingSoon } = card;
  const label = (
    <>
      {name}
      {NO_BREAK}
      <Icon name={href ? 'arrow-right' : 'plus'} className={clsx('screen-only', styles.arrow)} />
    </>
  );
  return (
    <article
      className={styles.card}
      data-slot={slot}
      data-row={row === 0 ? undefined : row}
      data-service={theme}
      aria-labelledby={id}
    >
      {children}
      {comingSoon && (
        <div className={styles.picture}>
          <div className={styles.stand}>
            <ContentPhoto picture={comingSoon.picture} slot={slot} />
          </div>
          <ShelfStrip service={theme}>
            <span>{messages.comingSoon}</span>
          </ShelfStrip>
        </div>
      )}
      <div className={styles.texts}>
        <h3 id={id} className={clsx('type-title', styles.title)}>
          {href ? (
            <TextLink href={href}>{label}</TextLink>
          ) : (
            <ComingSoonButton popup={popup}>{label}</ComingSoonButton>
          )}
        </h3>
        <p className={styles.text}>{summary}</p>
      </div>
    </article>
  );
}
