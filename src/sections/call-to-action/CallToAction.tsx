import { clsx } from 'clsx/lite';
import { ButtonLink } from '../../components/Button.tsx';
import { SpokenNote } from '../../components/TextLink.tsx';
import { mailtoHref } from '../../logic/mailto.ts';
import styles from './CallToAction.module.css';
import type { SectionProps } from '../../data/sectionProps.ts';

export function CallToAction({ words, business, messages }: SectionProps<'call-to-action'>) {
  return (
    <section className="theme-dark">
      <div className={clsx('wrap row', styles.row)}>
        <h2 className={clsx('type-banner', styles.title)}>{words.title}</h2>
        <ButtonLink
          href={mailtoHref(business.email, words.subject)}
          iconBefore="envelope"
          size="large"
          isStretched
        >
          {words.button}
          <SpokenNote text={messages.contact.opensMail} />
        </ButtonLink>
      </div>
    </section>
  );
}
