import { ButtonLink } from '../../components/ButtonLink';
import { SpokenNote } from '../../components/SpokenNote';
import { mailtoHref } from '../../logic/mailto';
import type { Labels } from '../../schemas/labels';
import styles from './CallToAction.module.css';

export interface CallToActionProps {
  words: { title: string; button: string };
  email: string;
  labels: Labels['contact'];
}

/** The dark end of a service page: one sentence, one button that opens the mail program. */
export function CallToAction({ words, email, labels }: CallToActionProps) {
  return (
    <section className={`theme-dark ${styles.call}`}>
      <div className={`wrap ${styles.row}`}>
        <h2 className={styles.title}>{words.title}</h2>
        <ButtonLink href={mailtoHref(email)} iconBefore="envelope" size="large" isStretched>
          {words.button}
          <SpokenNote text={labels.opensMail} />
        </ButtonLink>
      </div>
    </section>
  );
}
