import { useState } from 'react';
import { answerOf, api } from '../api.ts';
import { attempt, useAnswer } from '../controls/attempt.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { Empty } from '../controls/Empty.tsx';
import { valueAt } from '../state/content.ts';
import { goTo, openDialog, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { EnquiryItem } from './EnquiryItem.tsx';
import { MailAccount, TestNotice } from './MailAccount.tsx';
import { showList, useEnquiryList } from './enquiryList.ts';
import type { Enquiry } from '../../server/enquiries/enquiry.ts';
import type { EnquiryTest } from '../../server/enquiries/sendTest.ts';

const { enquiries: words } = WORDS;
const { $get: loadEnquiries } = api.enquiries;
const { $post: restore } = api.enquiries[':id'].restore;
const { $post: sendTest } = api['enquiry-test'];
const BUSINESS = 'business.yaml';

const bringBack = ({ id }: Enquiry) => attempt(answerOf(restore({ param: { id } })).then(showList));

/** Tells that an enquiry was removed, with its way back. */
function RemovedNotice({ enquiry, onBack }: { enquiry: Enquiry; onBack: () => void }) {
  const undo = () => {
    bringBack(enquiry);
    onBack();
  };
  return (
    <div data-notice role="status">
      <span>{words.removed(enquiry.name)}</span>
      <Button onClick={undo} label={WORDS.undo} />
    </div>
  );
}

/** Removed enquiries, until they are deleted. */
function Removed({ removed, days }: { removed: readonly Enquiry[]; days: number }) {
  if (removed.length === 0) return null;
  return (
    <details>
      <summary>{words.removedOnes(removed.length)}</summary>
      <p>{words.kept(days)}</p>
      <ul data-rows>
        {removed.map((enquiry) => (
          <li key={enquiry.id}>
            <span>{`${enquiry.name}: ${enquiry.subject}`}</span>
            <Button
              aria-label={`${words.bringBack}: ${enquiry.name}`}
              onClick={() => bringBack(enquiry)}
              label={words.bringBack}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Sends an enquiry as the form of the site would. */
function SendTest() {
  const [test, setTest] = useState<EnquiryTest>();
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    try {
      setTest(await answerOf(sendTest()));
    } finally {
      setRunning(false);
    }
  };
  return (
    <>
      <TestNotice test={test} />
      <Button disabled={isRunning} onClick={() => attempt(run())} label={words.sendTest} />
    </>
  );
}

/** What visitors wrote, who receives it, and the e-mail about it. */
export function EnquiriesDialog() {
  const list = useEnquiryList();
  // A dialog that opens asks for the latest.
  const [loaded] = useAnswer(loadEnquiries);
  const { way, enquiries, removed, keptDays, mail } = list ?? loaded ?? {};
  const email = useStudio(({ files }) => valueAt(files[BUSINESS], ['email']) as string);
  const [taken, setTaken] = useState<Enquiry>();
  const setUp = () => {
    openDialog();
    goTo({ file: BUSINESS, path: ['enquiries'] });
  };
  if (!enquiries) return <Dialog title={words.title}>{null}</Dialog>;
  const isEmpty = enquiries.length === 0;
  return (
    <Dialog title={words.title} isWide>
      {way === undefined && isEmpty ? (
        <Empty title={words.unset} text={words.unsetText}>
          <Button kind="add" onClick={setUp} label={words.setUp} />
        </Empty>
      ) : (
        <p>{words.ways[way ?? 'none']}</p>
      )}
      {taken && <RemovedNotice enquiry={taken} onBack={() => setTaken(undefined)} />}
      {way === 'studio' && isEmpty && <Empty title={words.none} text={words.noneText} />}
      {!isEmpty && (
        <ul>
          {enquiries.map((enquiry) => (
            <EnquiryItem
              key={enquiry.id}
              enquiry={enquiry}
              hasMail={mail !== undefined}
              onRemove={setTaken}
            />
          ))}
        </ul>
      )}
      <Removed removed={removed ?? []} days={keptDays ?? 0} />
      {way === 'studio' && <MailAccount mail={mail} email={email} />}
      {way !== undefined && <SendTest />}
    </Dialog>
  );
}
