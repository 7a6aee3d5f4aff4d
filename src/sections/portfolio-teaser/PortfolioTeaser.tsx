import { clsx } from 'clsx/lite';
import { BeforeAndAfter } from '../../components/BeforeAndAfter.tsx';
import { CornerTab, PictureLink } from '../../components/PictureLink.tsx';
import { ShelfGrid } from '../../components/ShelfSection.tsx';
import { getPictures } from '../../data/pictures.ts';
import { isHiddenLink } from '../../logic/hiddenLinks.ts';
import styles from './PortfolioTeaser.module.css';
import type { FrameOf } from '../../components/PageSection.tsx';
import type { SectionProps } from '../../data/sectionProps.ts';

type Props = SectionProps<'portfolio-teaser'>;

export const frame: FrameOf<'portfolio-teaser'> = () => ({ space: 'none' });

export async function PortfolioTeaser({ content, site, messages }: Props) {
  const href = isHiddenLink(content.href, site.hidden) ? undefined : content.href;
  const leads = content.beforeAndAfter ? 2 : 1;
  const shown = await getPictures(content.pictures);
  const pictures = shown.map((picture, index) => (
    <PictureLink
      key={picture.name}
      picture={picture}
      slot={index < leads ? 'lead' : 'small'}
      href={href}
      aria-label={href && `${content.button}: ${picture.alt}`}
    >
      {content.beforeAndAfter && href && <CornerTab icon="arrow-right" />}
    </PictureLink>
  ));
  const pair = content.beforeAndAfter ? pictures.splice(0, 2) : [];
  const link =
    href === undefined ? (
      <span key="empty" />
    ) : (
      <a key={content.href} className={clsx('type-title lift', styles.link)} href={href}>
        <span className={styles.texts}>{content.button}</span>
        <CornerTab icon="arrow-right" />
      </a>
    );

  return (
    <div className="wrap clip-x">
      {content.beforeAndAfter ? (
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
  );
}
