import { Icon } from '../../components/Icon';
import { SpokenNote } from '../../components/SpokenNote';
import { TextLink } from '../../components/TextLink';
import { mailtoHref } from '../../logic/mailto';
import type { Labels } from '../../schemas/labels';
import styles from './Drawer.module.css';

export interface OtherDrawerProps {
  title: string;
  email: string;
  labels: Labels['contact'];
}

/** The one drawer that opens: a mail link for what is not on the other plates. */
export function OtherDrawer({ title, email, labels }: OtherDrawerProps) {
  return (
    <li className={styles.drawer} data-open="">
      <p className={styles.plate}>
        <TextLink className={styles.link} href={mailtoHref(email)}>
          {title}
          <SpokenNote text={labels.opensMail} />
        </TextLink>
        <Icon name="envelope" className={styles.icon} />
      </p>
      <span className={styles.pull} />
    </li>
  );
}
