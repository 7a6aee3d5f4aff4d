import { useEffect, useState } from 'react';
import { copyText, isHarmless, SAID_FOR_MS } from '../../scripts/passingOn.ts';
import { ToolButton } from './ToolButton.tsx';
import type { SlideMessages } from '../../logic/slides.ts';

export interface ShareToolProps {
  messages: SlideMessages;
}

/** Hands a link to the device, or puts it on the clipboard where the device takes none, or may not from here. */
async function passOn(url: string): Promise<'shared' | 'copied'> {
  const isShared =
    'share' in navigator && (await navigator.share({ url }).then(() => true, isHarmless));
  if (isShared) return 'shared';
  await copyText(url);
  return 'copied';
}

/** Passes on the picture that is shown: its URL names it. */
export function ShareTool({ messages }: ShareToolProps) {
  // Each attempt has words, and four seconds, of its own: said again, they are heard again.
  const [note, setNote] = useState({ text: '', attempt: 0 });
  const say = (text: string) => setNote(({ attempt }) => ({ text, attempt: attempt + 1 }));

  useEffect(() => {
    if (!note.text) return;
    const timer = setTimeout(() => setNote({ ...note, text: '' }), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [note]);

  const share = () => {
    passOn(location.href).then(
      (how) => say(how === 'copied' ? messages.linkCopied : ''),
      () => say(messages.linkFailed),
    );
  };

  return (
    <>
      <ToolButton label={messages.share} icon="share" data-tool="share" onClick={share} />
      <p className="lightbox-note" role="status">
        {note.text && <span key={note.attempt}>{note.text}</span>}
      </p>
    </>
  );
}
