import { Fragment, useState } from 'react';
import { api } from '../api.ts';
import { useAnswer } from '../controls/attempt.ts';
import { Button } from '../controls/Button.tsx';
import { DialogFoot } from '../controls/Dialog.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { timeOf } from '../state/publication.ts';
import { openDialog } from '../state/store.ts';
import { PHONE, useMedia } from '../useMedia.ts';
import { WORDS } from '../words.ts';
import { VersionDialog } from './VersionDialog.tsx';
import styles from './PublishDone.module.css';
import type { Step } from '../../shared/steps.ts';

const { publishing: words } = WORDS;
const { $get: loadVersions } = api.versions;

/** The address without its protocol; a narrow window breaks it between these parts. */
function partsOf(address: string): string[] {
  return address
    .replace(/^https?:\/\//u, '')
    .replace(/\/$/u, '')
    .split(/(?=\.)/u);
}

/** The site is online: it stands on the shelf, with its address below. */
export function PublishDone({ step, onChange }: { step: Step; onChange: () => void }) {
  const { address = '' } = step;
  const isPhone = useMedia(PHONE);
  const [versions] = useAnswer(loadVersions);
  const former = versions?.[1];
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(address).then(() => setCopied(true));
  const open = () => window.open(address, '_blank', 'noreferrer');
  return (
    <>
      <div className={styles.shelf} data-narrow={isPhone || undefined} inert>
        <iframe className={styles.page} src="/" title={WORDS.page.label} tabIndex={-1} />
      </div>
      {address !== '' && (
        <p className={styles.address}>
          <a href={address} target="_blank" rel="noreferrer">
            {partsOf(address).map((part, index) => (
              <Fragment key={index}>
                {part}
                <wbr />
              </Fragment>
            ))}
          </a>
          <IconButton
            icon={isCopied ? 'tick' : 'copy'}
            label={isCopied ? words.copied : words.copyAddress}
            onClick={copy}
          />
        </p>
      )}
      <p>{words.done(timeOf(step))}</p>
      <DialogFoot>
        <Button onClick={onChange} label={words.change} />
        {former && (
          <Button
            onClick={() => openDialog(<VersionDialog {...former} backTo="publish" />)}
            label={words.takeItBack}
          />
        )}
        {address !== '' && <Button kind="main" onClick={open} label={words.open} />}
      </DialogFoot>
    </>
  );
}
