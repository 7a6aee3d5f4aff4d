import { clsx } from 'clsx/lite';
import { BeforeAndAfter } from '../../components/BeforeAndAfter.tsx';
import { CornerTab, PictureLink } from '../../components/PictureLink.tsx';
import { ShelfGrid, ShelfSection } from '../../components/ShelfSection.tsx';
import { getPictures } from '../../data/pictures.ts';
import styles from './PortfolioTeaser.module.css';
import type { SectionProps } from '../../data/sectionProps.ts';

type Props = SectionProps<'portfolio-teaser'>;

export async function PortfolioTeaser({ id, words, messages }: Props) {
  const leads = words.beforeAndAfter ? 2 : 1;
  const shown = await getPictures(words.pictures);
  const pictures = shown.map((picture, index) => (
    <PictureLink
      key={picture.name}
      picture={picture}
      place={index < leads ? 'lead' : 'small'}
      href={words.href}
      aria-label={`${words.button}: ${picture.alt}`}
    >
      {words.beforeAndAfter && <CornerTab icon="arrow-right" />}
    </PictureLink>
  ));
  const pair = words.beforeAndAfter ? pictures.splice(0, 2) : [];
  const link = (
    <a key={words.href} className={clsx('type-title lift', styles.link)} href={words.href}>
      <span className={styles.words}>{words.button}</span>
      <CornerTab icon="arrow-right" />
    </a>
  );

  return (
    <ShelfSection title={words.label} id={id} space="none">
      <div className="wrap clip-x">
        {words.beforeAndAfter ? (
          <ShelfGrid
            arrangement={styles.pair}
            cells={[
              <BeforeAndAfter key="pair" cells={pair} messages={messages.gallery} />,
              ...pictures,
              link,
            ]}
          />
        ) : (
          <ShelfGrid cells={[...pictures, link]} />
        )}
      </div>
    </ShelfSection>
  );
}
