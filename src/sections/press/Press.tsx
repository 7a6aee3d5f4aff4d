import { clsx } from 'clsx/lite';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import { SpokenNote, TextLink } from '../../components/TextLink.tsx';
import { publishLogo } from '../../data/business.ts';
import styles from './Press.module.css';
import type { LoadedProps, SectionProps } from '../../data/pages.ts';

/** Height of logos in pixels. */
const HEIGHT = 48;

export async function load({ words }: SectionProps<'press'>) {
  const entries = words.entries.map(async ({ logo, ...entry }) => ({
    ...entry,
    logo: logo && (await publishLogo(logo)),
  }));
  return { entries: await Promise.all(entries) };
}

export function Press({ name, words, messages, entries }: LoadedProps<typeof load>) {
  return (
    <ShelfSection title={words.label} name={name}>
      <ul className={clsx('wrap', styles.list)}>
        {entries.map(({ logo, ...entry }) => (
          <li key={entry.name} className={styles.entry}>
            {logo && (
              <img
                className={clsx('logo-card', styles.logo)}
                src={logo.src}
                alt=""
                width={Math.round((logo.width / logo.height) * HEIGHT)}
                height={HEIGHT}
                loading="lazy"
              />
            )}
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
    </ShelfSection>
  );
}
