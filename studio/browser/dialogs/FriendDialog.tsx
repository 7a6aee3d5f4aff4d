import { useEffect, useState } from 'react';
import { api } from '../api.ts';
import { attempt } from '../controls/attempt.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog, DialogFoot } from '../controls/Dialog.tsx';
import { say } from '../state/store.ts';
import { followTask, readFriendLink, unsavedNow } from '../state/tasks.ts';
import { LANGUAGE, WORDS } from '../words.ts';
import { TaskProgress } from './TaskProgress.tsx';
import styles from './FriendDialog.module.css';
import type { FriendLink, FriendState } from '../../shared/friendLink.ts';

const { friend: words } = WORDS;
const DAY = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long' });
const DAY_AND_TIME = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' });

/** The address, what it shows and until when. */
function ReadyLink({ url, made, ends }: FriendLink) {
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    say(words.copied);
  };
  return (
    <>
      <div className={styles.link}>
        <input
          readOnly
          aria-label={words.address}
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={() => attempt(copy())} label={words.copy} />
      </div>
      <p>
        {words.shows(DAY_AND_TIME.format(new Date(made)))} {words.until(DAY.format(new Date(ends)))}
      </p>
    </>
  );
}

/** A link that shows friends the unpublished site. */
export function FriendDialog() {
  const [friend, setFriend] = useState<FriendState>();
  useEffect(() => followTask(readFriendLink, setFriend), []);
  const { way, link, ended, task } = friend ?? {};
  const isRunning = task?.state === 'running';
  const make = () => attempt(api['friend-link'].$post({ json: unsavedNow() }));
  const end = () => attempt(api['friend-link'].$delete());
  return (
    <Dialog title={words.title}>
      <p>{words.text}</p>
      {friend && !way && <p data-notice>{words.noWay}</p>}
      {task && <TaskProgress label={words.title} task={task} />}
      {link && !isRunning && <ReadyLink {...link} />}
      {!link && ended !== undefined && !isRunning && (
        <p>{words.ended(DAY.format(new Date(ended)))}</p>
      )}
      <DialogFoot>
        {link && <Button disabled={isRunning} onClick={end} label={words.end} />}
        {way && (
          <Button
            kind="main"
            disabled={isRunning}
            onClick={make}
            label={link ? words.again : words.make}
          />
        )}
      </DialogFoot>
    </Dialog>
  );
}
