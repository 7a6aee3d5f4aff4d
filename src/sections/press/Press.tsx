import { clsx } from 'clsx/lite';
import { ShelfSection } from '../../components/ShelfSection.tsx';
import { SpokenNote, TextLink } from '../../components/TextLink.tsx';
import styles from './Press.module.css';
import type { SectionProps } from '../../data/pages.ts';

export function Press({ name, words, messages }: SectionProps<'press'>) {
  return (
    <ShelfSection title={words.label} name={name}>
      <ul className={clsx('wrap', styles.list)}>
        {words.entries.map((entry) => (
          <li key={entry.name} className={styles.entry}>
            <p className={styles.name}>
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
