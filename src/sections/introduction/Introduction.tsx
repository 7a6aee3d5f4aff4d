import { clsx } from 'clsx/lite';
import { ContentPhoto } from '../../components/ContentPhoto.tsx';
import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import styles from './Introduction.module.css';
import type { SectionProps } from '../../data/sectionProps.ts';
import type { SectionOf } from '../../schemas/pages.ts';
import type { PictureWithFocus } from '../../schemas/pictures.ts';

type IntroductionContent = SectionOf<'introduction'>;
interface IntroductionProps extends Pick<SectionProps, 'isInFirstView'> {
  content: Pick<IntroductionContent, 'title' | 'intro' | 'approach' | 'picture'> & {
    banner?: IntroductionContent['banner'] | PictureWithFocus;
  };
}

export function Introduction({ content, isInFirstView }: IntroductionProps) {
  const { title, intro, approach, picture, banner } = content;
  const source = picture ?? banner;
  const approachText = approach && (
    <div className={styles.approach}>
      <h2 className={clsx('type-label', styles.title)}>{approach.title}</h2>
      <p>{approach.text}</p>
    </div>
  );
  const shown = source && (
    <div className={styles.picture} data-receives-picture="">
      <ContentPhoto
        picture={source}
        slot={picture ? 'besideIntroduction' : 'aboveIntroduction'}
        // Pictures of galleries appear below with their alternative text.
        alt={'name' in source ? '' : undefined}
        className={styles.photo}
        hasPriority={isInFirstView}
      />
    </div>
  );
  // `side`: at the right of wide windows, above the approach; `top`: above all text.
  return (
    <div data-photo-at={picture ? 'side' : 'top'}>
      {!picture && shown}
      <div className={clsx('wrap grid', styles.texts)}>
        <div className={styles.label}>
          <ShelfLabel as="h1" size="page">
            {title}
          </ShelfLabel>
        </div>
        <p className={clsx('type-intro', styles.intro)}>{intro}</p>
        {picture && (
          <div className={clsx('stack', styles.side)}>
            {shown}
            {approachText}
          </div>
        )}
        {!picture && approachText}
      </div>
    </div>
  );
}
