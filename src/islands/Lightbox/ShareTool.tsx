import { useEffect, useState } from 'react';
import { ToolButton } from './ToolButton.tsx';
import type { SlideMessages } from '../../data/slides.ts';

export interface ShareToolProps {
  messages: SlideMessages;
}

const SAID_FOR_MS = 4000;

/** Hands a link to the device, or puts it on the clipboard where the device takes none. */
async function passOn(url: string): Promise<'shared' | 'copied'> {
  if ('share' in navigator) {
    await navigator.share({ url });
    return 'shared';
  }
  // Without https there is no clipboard at all, which throws like a refusal does.
  await (navigator as Navigator).clipboard.writeText(url);
  return 'copied';
}

/** Passes on the picture that is shown: its URL names it. */
export function ShareTool({ messages }: ShareToolProps) {
  const [note, setNote] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setNote(''), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [note]);

  const share = () => {
    passOn(location.href).then(
      (how) => setNote(how === 'copied' ? messages.linkCopied : ''),
      (error: unknown) => {
        const isCancelled = error instanceof DOMException && error.name === 'AbortError';
        if (!isCancelled) setNote(messages.linkFailed);
      },
    );
  };

  return (
    <>
      <ToolButton label={messages.share} icon="share" data-tool="share" onClick={share} />
      <p className="lightbox-note" role="status">
        {note}
      </p>
    </>
  );
}
