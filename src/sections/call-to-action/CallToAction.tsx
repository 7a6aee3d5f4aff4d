import { clsx } from 'clsx/lite';
import { ButtonLink } from '../../components/Button.tsx';
import { SpokenNote } from '../../components/TextLink.tsx';
import { mailtoHref } from '../../logic/mailto.ts';
import styles from './CallToAction.module.css';
import type { Messages } from '../../schemas/messages.ts';
import type { CallToAction as Words } from './schema.ts';

export interface CallToActionProps {
  name: string;
  words: Words;
  email: string;
  messages: Messages['contact'];
}

export function CallToAction({ name, words, email, messages }: CallToActionProps) {
  return (
    <section id={name} className="theme-dark">
      <div className={clsx('wrap', styles.row)}>
        <h2 className={styles.title}>{words.title}</h2>
        <ButtonLink
          href={mailtoHref(email, words.subject)}
          iconBefore="envelope"
          size="large"
          isStretched
        >
          {words.button}
          <SpokenNote text={messages.opensMail} />
        </ButtonLink>
      </div>
    </section>
  );
}
