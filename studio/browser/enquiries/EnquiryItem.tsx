import { mailLink } from '../../../src/logic/mailto.ts';
import { answerOf, api } from '../api.ts';
import { attempt } from '../controls/attempt.ts';
import { Button } from '../controls/Button.tsx';
import marks from '../controls/marks.module.css';
import { LANGUAGE, WORDS } from '../words.ts';
import { showList } from './enquiryList.ts';
import styles from './EnquiryItem.module.css';
import type { Enquiry, MailState } from '../../server/enquiries/enquiry.ts';

const { enquiries: words } = WORDS;
const WHEN = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' });
const { $put, $delete } = api.enquiries[':id'];
const { $post: sendAgain } = api.enquiries[':id'].mail;

/** Opens her mail program with an answer, which quotes the enquiry. */
function answerLink({ email, subject, message }: Enquiry): string {
  const body = `\n\n${message.replaceAll(/^/gmu, '> ')}`;
  return mailLink(email, { subject: `Re: ${subject}`, body }).href;
}

function mailWords(mail: MailState): string {
  if (mail.state === 'sent') return words.mail.sent;
  if (mail.state === 'failed') return words.mail.failed(mail.problem);
  if (mail.state === 'none') return '';
  if (mail.problem === undefined) return words.mail.sending;
  return words.mail.waiting(mail.problem, WHEN.format(mail.next));
}

interface EnquiryItemProps {
  enquiry: Enquiry;
  /** Whether there is an account to send it on. */
  hasMail: boolean;
  onRemove: (enquiry: Enquiry) => void;
}

/** One enquiry; it unfolds, and is read then. */
export function EnquiryItem({ enquiry, hasMail, onRemove }: EnquiryItemProps) {
  const { id, name, email, phone, subject, message, isRead, isSuspicious, mail } = enquiry;
  const markRead = (read: boolean) => {
    if (read === isRead) return;
    attempt(answerOf($put({ param: { id }, json: { isRead: read } })).then(showList));
  };
  const remove = async () => {
    showList(await answerOf($delete({ param: { id } })));
    onRemove(enquiry);
  };
  const state = mailWords(mail);
  return (
    <li className={styles.item}>
      <details
        onToggle={(event) => {
          if (event.currentTarget.open) markRead(true);
        }}
      >
        <summary className={styles.summary} data-unread={!isRead || undefined}>
          <span className={styles.name}>
            {!isRead && <i className={marks.block} role="img" aria-label={words.isNew} />}
            {name}
          </span>
          <small>{WHEN.format(enquiry.received)}</small>
          <span className={styles.subject}>{isSuspicious ? words.suspicious : subject}</span>
        </summary>
        <div className={styles.open}>
          <p className={styles.message} dir="auto">
            {message}
          </p>
          <p className={styles.contact}>
            {email !== '' && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>}
            {phone !== '' && <a href={`tel:${phone.replaceAll(/[^+\d]/gu, '')}`}>{phone}</a>}
          </p>
          {state !== '' && <small>{state}</small>}
          <div data-row>
            {email !== '' && (
              <a className={styles.answer} href={answerLink(enquiry)}>
                {words.answer}
              </a>
            )}
            {hasMail && mail.state !== 'sent' && (
              <Button
                onClick={() => attempt(answerOf(sendAgain({ param: { id } })).then(showList))}
                label={words.sendOn}
              />
            )}
            <Button onClick={() => markRead(false)} disabled={!isRead} label={words.markUnread} />
            <Button icon="trash" onClick={() => attempt(remove())} label={WORDS.remove} />
          </div>
        </div>
      </details>
    </li>
  );
}
