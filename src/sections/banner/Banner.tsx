import { clsx } from 'clsx/lite';
import { ButtonLink } from '../../components/Button.tsx';
import { ContentPhoto } from '../../components/ContentPhoto.tsx';
import { underlineClass } from '../../logic/focusStyles.ts';
import { isHiddenLink } from '../../logic/hiddenLinks.ts';
import styles from './Banner.module.css';
import { Headline } from './Headline.tsx';
import type { SectionProps } from '../../data/sectionProps.ts';

export function Banner({ content, site, path, isFirst, isInFirstView }: SectionProps<'banner'>) {
  return (
    <div
      className={clsx('stack', styles.banner, underlineClass(content.underlineAt))}
      data-under-header={isFirst ? '' : undefined}
    >
      <div className={clsx('wrap stack', styles.texts)} data-ground={content.ground}>
        <Headline lines={content.headline} emphasis={content.emphasis} />
        {content.lead !== undefined && (
          <p className={clsx('type-label', styles.lead)}>{content.lead}</p>
        )}
        {!isHiddenLink(content.href, site.hidden) && (
          <ButtonLink href={content.href.replace(`${path}#`, '#')} iconAfter="arrow-down">
            {content.button}
          </ButtonLink>
        )}
      </div>
      <div className={styles.picture}>
        <ContentPhoto
          picture={content.picture}
          slot="homeBanner"
          className={styles.photo}
          hasPriority={isInFirstView}
        />
      </div>
    </div>
  );
}
