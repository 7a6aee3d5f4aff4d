import { clsx } from 'clsx/lite';
import { ButtonLink } from '../../components/Button.tsx';
import { ContentPhoto } from '../../components/ContentPhoto.tsx';
import { untidyLayerOf } from '../../data/untidyLayer.ts';
import { focusClass, underlineClass } from '../../logic/focusStyles.ts';
import { isHiddenLink } from '../../logic/hiddenLinks.ts';
import { bearsLamp } from '../../logic/lamp.ts';
import { textDirection } from '../../logic/textDirection.ts';
import styles from './Banner.module.css';
import { Headline } from './Headline.tsx';
import type { SectionProps } from '../../data/sectionProps.ts';

/** Whether a lamp lights the picture in the evening, whose wall then carries the words. */
function hasLamp({ content, business, messages }: SectionProps<'banner'>): boolean {
  return (
    business.look === 'evening' &&
    textDirection(messages.document.language) === 'ltr' &&
    bearsLamp(content.picture.positions, content.headline)
  );
}

export async function Banner(props: SectionProps<'banner'>) {
  const { content, site, path, isFirst, isInFirstView } = props;
  const isLit = hasLamp(props);
  const hasUntidyLayer = isInFirstView && props.business.look !== 'evening';
  const untidy = hasUntidyLayer ? await untidyLayerOf(content.picture.src) : undefined;
  return (
    <div
      className={clsx('stack', styles.banner, underlineClass(content.underlineAt))}
      data-under-header={isFirst ? '' : undefined}
      data-lit={isLit ? '' : undefined}
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
      <div
        className={clsx(styles.picture, isLit && focusClass(content.picture.positions))}
        data-untidy={untidy}
      >
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
