import { clsx } from 'clsx/lite';
import { SpokenNote, TextLink } from '../../components/TextLink.tsx';
import { publishLogo } from '../../data/logo.ts';
import styles from './Press.module.css';
import type { ImageMetadata } from 'astro';
import type { SectionProps } from '../../data/sectionProps.ts';

/** Height of logos in pixels. */
const HEIGHT = 48;

async function PressLogo({ file }: { file: ImageMetadata }) {
  const { src, width, height } = await publishLogo(file);
  return (
    <img
      className={clsx('logo-card', styles.logo)}
      src={src}
      alt=""
      width={Math.round((width / height) * HEIGHT)}
      height={HEIGHT}
      loading="lazy"
    />
  );
}

export function Press({ content, messages }: SectionProps<'press'>) {
  return (
    <ul className={clsx('wrap', styles.list)}>
      {content.entries.map(({ logo, ...entry }) => (
        <li key={entry.name} className={styles.entry}>
          {logo && <PressLogo file={logo} />}
          <p className="type-title">
            {entry.href === undefined ? (
              entry.name
            ) : (
              <TextLink href={entry.href} target="_blank" rel="noopener">
                {entry.name}
                <SpokenNote text={messages.footer.opensInNewTab} />
              </TextLink>
            )}
          </p>
          <p>{entry.text}</p>
        </li>
      ))}
    </ul>
  );
}
