import { clsx } from 'clsx/lite';
import { ContentPhoto } from '../../components/ContentPhoto.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { railFrame, THIRDS } from '../../components/Rail.tsx';
import { Tag } from '../../components/Tag.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import styles from './People.module.css';
import type { FrameOf } from '../../components/PageSection.tsx';
import type { SectionProps } from '../../data/sectionProps.ts';

export const frame: FrameOf<'people'> = () => railFrame({});

/** Portraits on a shelf; role, name and the other words hang from it. */
export function People({ content }: SectionProps<'people'>) {
  return (
    <>
      {content.intro !== undefined && (
        <p className={clsx('type-intro', styles.intro)}>{content.intro}</p>
      )}
      <ul className={clsx(THIRDS, styles.people)}>
        {content.entries.map(({ name, role, text, picture, drawing, links = [] }) => (
          <li key={name} className={styles.person}>
            <div className={styles.stand}>
              {picture && <ContentPhoto picture={picture} slot="person" />}
              {drawing && <Drawing name={drawing} />}
            </div>
            <div className={styles.words}>
              <Tag>{role}</Tag>
              <div>
                <h3 className={clsx('type-title', styles.name)}>{name}</h3>
                {text !== undefined && <p className={styles.text}>{text}</p>}
                {links.length > 0 && (
                  <ul className={clsx('cluster type-small', styles.links)}>
                    {links.map(({ label, href }) => (
                      <li key={href}>
                        <TextLink className="target" href={href} target="_blank" rel="noopener">
                          {label}
                        </TextLink>
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
