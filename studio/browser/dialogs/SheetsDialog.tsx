import { useEffect, useState } from 'react';
import { STUDIO } from '../../shared/addresses.ts';
import { PAPERS, SHEETS, type SheetsState } from '../../shared/sheets.ts';
import { api } from '../api.ts';
import { attempt } from '../controls/attempt.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog, DialogFoot } from '../controls/Dialog.tsx';
import { followTask, readSheets, unsavedNow } from '../state/tasks.ts';
import { WORDS } from '../words.ts';
import { TaskProgress } from './TaskProgress.tsx';
import styles from './SheetsDialog.module.css';

const { sheets: words } = WORDS;

type SheetKind = (typeof SHEETS)[number];

/** A printed sheet as a picture, with its files. */
function PrintedSheet({ kind, state }: { kind: SheetKind; state: SheetsState }) {
  const { sheets, made } = state;
  const fileOf = (name: string) => `${STUDIO}/sheets/${name}?${made}`;
  const own = PAPERS.flatMap((paper) => {
    const sheet = sheets.find(({ name }) => name === `${kind}-${paper}`);
    return sheet ? [{ ...sheet, paper }] : [];
  });
  const [first] = own;
  if (!first) return null;
  return (
    <figure className={styles.sheet}>
      <img src={fileOf(`${first.name}.jpg`)} alt={words.picture(words.kinds[kind])} />
      <figcaption>
        <b>{words.kinds[kind]}</b>
        {own.some(({ pages }) => pages > 1) && <p data-wrong>{words.tooLong}</p>}
        {own.map(({ name, paper }) => (
          <a key={name} href={fileOf(`${name}.pdf`)} download={`${name}.pdf`}>
            {words.download(words.papers[paper])}
          </a>
        ))}
      </figcaption>
    </figure>
  );
}

/** Brochure and business cards as PDF files. */
export function SheetsDialog() {
  const [state, setState] = useState<SheetsState>();
  useEffect(() => followTask(readSheets, setState), []);
  const isRunning = state?.task.state === 'running';
  const isMade = state !== undefined && state.sheets.length > 0;
  const make = () => attempt(api.sheets.$post({ json: unsavedNow() }));
  return (
    <Dialog title={words.title} isWide={isMade}>
      <p>{words.text}</p>
      {state && <TaskProgress label={words.title} task={state.task} />}
      {isMade && !isRunning && (
        <div className={styles.sheets}>
          {SHEETS.map((kind) => (
            <PrintedSheet key={kind} {...{ kind, state }} />
          ))}
        </div>
      )}
      <DialogFoot>
        <Button
          kind="main"
          disabled={isRunning || !state}
          onClick={make}
          label={isMade ? words.again : words.make}
        />
      </DialogFoot>
    </Dialog>
  );
}
