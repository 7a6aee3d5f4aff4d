import { clsx } from 'clsx/lite';
import { ButtonLink } from '../../components/Button.tsx';
import { SpokenNote } from '../../components/TextLink.tsx';
import { mailtoHref } from '../../logic/mailto.ts';
import styles from './CallToAction.module.css';
import type { SectionProps } from '../../data/sectionProps.ts';

export function CallToAction({ content, business, messages }: SectionProps<'call-to-action'>) {
  return (
    <section className="theme-dark">
      <div className={clsx('wrap row', styles.row)}>
        <h2 className={clsx('type-banner', styles.title)}>{content.title}</h2>
        <ButtonLink
          href={mailtoHref(business.email, content.subject)}
          iconBefore="envelope"
          size="large"
          isStretched
        >
          {content.button}
          <SpokenNote text={messages.contact.opensMail} />
        </ButtonLink>
      </div>
    </section>
  );
}
