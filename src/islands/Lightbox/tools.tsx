import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useController, useLightboxState, useNavigationState } from 'yet-another-react-lightbox';
import { afterPaint, copyText, isShareCancelled, NOTE_MS } from '../../browser.ts';
import { Icon, type IconName } from '../../components/Icon.tsx';
import { ShelfLabel } from '../../components/ShelfLabel.tsx';
import { fillIn } from '../../logic/fillIn.ts';
import { useOpening } from './stage.tsx';
import type { ComponentPropsWithoutRef } from 'react';
import type { SlideMessages } from '../../logic/slides.ts';

const ICON_PX = 28;

export interface ToolButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** Key of its tooltip and accessible name. */
  word: keyof SlideMessages;
  icon: IconName;
  isOn?: boolean;
  /** Runs once the press is on the screen; sharing and full screen need the click itself. */
  action?: () => void;
}

/** One tool of the lightbox. The library's own buttons lose the focus when they are disabled. */
export function ToolButton(props: ToolButtonProps) {
  const { word, icon, isOn = false, disabled = false, action, onClick, ...rest } = props;
  const { messages } = useOpening().file;
  // The next press finds the result of this one.
  const act = () => void afterPaint().then(() => action && flushSync(action));
  return (
    <button
      {...rest}
      className="lightbox-tool"
      onClick={disabled ? undefined : (onClick ?? act)}
      type="button"
      title={messages[word]}
      aria-disabled={disabled || undefined}
      data-state={isOn ? 'on' : 'off'}
    >
      <Icon name={icon} size={ICON_PX} />
    </button>
  );
}

export function Title() {
  const { title, messages } = useOpening().file;
  const { currentIndex, slides } = useLightboxState();
  const { containerRef } = useController();

  // Without role and name, screen readers would read all buttons of the focused container.
  useEffect(() => {
    const { current: container } = containerRef;
    if (!container) return;
    container.role = 'group';
    container.ariaLabel = title;
  }, [containerRef, title]);

  return (
    <div className="lightbox-title" data-long={title.length > 28 || undefined}>
      <ShelfLabel as="p" size="small">
        {title}
      </ShelfLabel>
      <p className="lightbox-count">
        {fillIn(messages.counter, { index: currentIndex + 1, total: slides.length })}
      </p>
    </div>
  );
}

export function PrevNextTool({ direction }: { direction: 'previous' | 'next' }) {
  const { prev, next } = useController();
  const { prevDisabled, nextDisabled } = useNavigationState();
  const isBack = direction === 'previous';
  return (
    <ToolButton
      word={direction}
      icon={isBack ? 'arrow-left' : 'arrow-right'}
      disabled={isBack ? prevDisabled : nextDisabled}
      data-direction={direction}
      action={isBack ? prev : next}
    />
  );
}

export function CloseTool() {
  const { close } = useController();
  return <ToolButton word="close" icon="close" data-tool="close" action={close} />;
}

/** Starts a mail about the current picture, to the address on the page. */
export function MailTool() {
  const { slides, messages } = useOpening().file;
  const { currentIndex } = useLightboxState();
  const address = document.querySelector<HTMLAnchorElement>('a[data-email]')?.href ?? '';
  return (
    <a
      className="lightbox-tool"
      href={`${address}${slides[currentIndex]?.mail ?? ''}`}
      title={messages.write}
      data-tool="mail"
    >
      <Icon name="envelope" size={ICON_PX} />
    </a>
  );
}

/** Shares the URL, or copies it where the device cannot share. */
async function shareUrl(url: string): Promise<'shared' | 'copied'> {
  const isShared =
    'share' in navigator && (await navigator.share({ url }).then(() => true, isShareCancelled));
  if (isShared) return 'shared';
  await copyText(url);
  return 'copied';
}

export function ShareTool() {
  const { messages } = useOpening().file;
  // With a new key, screen readers read the same note again.
  const [note, setNote] = useState({ text: '', attempt: 0 });
  const say = (text: string) => setNote(({ attempt }) => ({ text, attempt: attempt + 1 }));

  useEffect(() => {
    if (!note.text) return;
    const timer = setTimeout(() => setNote({ ...note, text: '' }), NOTE_MS);
    return () => clearTimeout(timer);
  }, [note]);

  const share = () => {
    shareUrl(location.href).then(
      (how) => say(how === 'copied' ? messages.linkCopied : ''),
      () => say(messages.linkFailed),
    );
  };

  return (
    <>
      <ToolButton word="share" icon="share" data-tool="share" onClick={share} />
      <p className="lightbox-note" role="status">
        {note.text && <span key={note.attempt}>{note.text}</span>}
      </p>
    </>
  );
}
