import { clsx } from 'clsx/lite';
import { BeforeAndAfter } from '../../components/BeforeAndAfter.tsx';
import { ContentPhoto } from '../../components/ContentPhoto.tsx';
import { Icon } from '../../components/Icon.tsx';
import { CornerTab, PictureLink } from '../../components/PictureLink.tsx';
import { ShelfGrid } from '../../components/ShelfSection.tsx';
import { getPictures } from '../../data/pictures.ts';
import { galleriesOf, listedProjects } from '../../data/traits.ts';
import { isHiddenLink } from '../../logic/hiddenLinks.ts';
import { takeInTurn } from '../../logic/takeInTurn.ts';
import styles from './PortfolioTeaser.module.css';
import type { FrameOf } from '../../components/PageSection.tsx';
import type { LoadedPicture } from '../../data/content.ts';
import type { SectionProps } from '../../data/sectionProps.ts';

type Props = SectionProps<'portfolio-teaser'>;

/** As many cards stand beside each other in the drawer. */
const [MIN_CARDS, MAX_CARDS] = [2, 3];

export const frame: FrameOf<'portfolio-teaser'> = () => ({ space: 'none' });

/** Pictures of all galleries of the page behind the link, if possible others than the teaser shows. */
function cardsOf({ content, site }: Props): LoadedPicture[] {
  const { sections = [] } = site.published.find(({ href }) => href === content.href) ?? {};
  const galleries = new Set([...galleriesOf(sections), ...listedProjects(sections)]);
  const all = [...galleries].map((slug) => site.galleries.get(slug)?.pictures ?? []);
  const others = all.map((pictures) =>
    pictures.filter(({ name }) => !content.pictures.includes(name)),
  );
  const hasEnough = others.flat().length >= MIN_CARDS;
  return takeInTurn(hasEnough ? others : all, MAX_CARDS);
}

/** A drawer with pictures like index cards. */
function Tile({ href, button, cards }: { href: string; button: string; cards: LoadedPicture[] }) {
  return (
    <a className={clsx('lift', styles.tile)} href={href}>
      <span className={clsx('screen-only', styles.cards)}>
        {cards.map((card) => (
          <ContentPhoto key={card.name} picture={card} slot="card" alt="" />
        ))}
      </span>
      <span className={clsx('type-title', styles.front)}>
        <span className={styles.texts}>{button}</span>
        <Icon name="arrow-right" className={styles.arrow} />
      </span>
    </a>
  );
}

export async function PortfolioTeaser(props: Props) {
  const { content, site, messages } = props;
  const href = isHiddenLink(content.href, site.hidden) ? undefined : content.href;
  const leads = content.beforeAndAfter ? 2 : 1;
  const shown = await getPictures(content.pictures);
  const pictures = shown.map((picture, index) => {
    // Before and after have one link between them: only the second one.
    const isBefore = content.beforeAndAfter && index === 0;
    const own = isBefore ? undefined : href;
    return (
      <PictureLink
        key={picture.name}
        picture={picture}
        slot={index < leads ? 'lead' : 'small'}
        href={own}
        data-picture={own && `${picture.gallery}/${picture.index}`}
        aria-label={own && `${content.button}: ${picture.alt}`}
      >
        {content.beforeAndAfter && own && <CornerTab icon="arrow-right" />}
      </PictureLink>
    );
  });
  const pair = content.beforeAndAfter ? pictures.splice(0, 2) : [];
  const tile =
    href === undefined ? (
      <span key="empty" />
    ) : (
      <Tile key={href} href={href} button={content.button} cards={cardsOf(props)} />
    );

  return (
    <div className="wrap clip-x">
      {content.beforeAndAfter ? (
        <ShelfGrid
          arrangement={styles.pair}
          cells={[
            <BeforeAndAfter key="pair" cells={pair} messages={messages.gallery} />,
            ...pictures,
            tile,
          ]}
        />
      ) : (
        <ShelfGrid cells={[...pictures, tile]} />
      )}
    </div>
  );
}
