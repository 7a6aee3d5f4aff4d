import { createContext, type ReactNode, use, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../../browser.ts';
import { Icon } from '../../components/Icon.tsx';
import { OpeningContext } from './stage.tsx';

export const ICON_PX = 28;

const ICONS = {
  previous: 'arrow-left',
  next: 'arrow-right',
  play: 'play',
  pause: 'pause',
  showThumbnails: 'thumbnails',
  hideThumbnails: 'thumbnails',
  zoomIn: 'zoom-in',
  zoomOut: 'zoom-out',
  enterFullscreen: 'full-screen',
  exitFullscreen: 'exit-full-screen',
  whole: 'whole-picture',
  fill: 'expand',
  more: 'more',
  share: 'share',
  close: 'close',
} as const;

interface ToolButtonProps {
  word: keyof typeof ICONS;
  disabled?: boolean;
  /** Whether what the button opens is shown. */
  isOpen?: boolean;
  /** Runs after the pressed state is painted; sharing and full screen need `onClick` instead. */
  action?: () => void;
  onClick?: () => void;
}

/** A toolbar button. The library's own ones lose focus when they become disabled. */
export function ToolButton({ word, disabled = false, isOpen, action, onClick }: ToolButtonProps) {
  const { messages } = use(OpeningContext).file;
  // Synchronous, so that the next press sees the new state.
  const act = () => void afterPaint().then(() => action && flushSync(action));
  return (
    <button
      className="icon-target lightbox-tool"
      onClick={disabled ? undefined : (onClick ?? act)}
      type="button"
      title={messages[word]}
      aria-disabled={disabled || undefined}
      aria-expanded={isOpen}
      data-tool={word}
    >
      <Icon name={ICONS[word]} size={ICON_PX} />
    </button>
  );
}

/** On phones: whether the picture fills the window, and whether rare tools are shown. */
interface PhoneTools {
  isFilled: boolean;
  setIsFilled: (isFilled: boolean) => void;
}

/** Undefined in larger windows, and where the content has no words for these tools. */
export const PhoneContext = createContext<PhoneTools | undefined>(undefined);

/** The tools below the picture; on phones most of them are behind one button. */
export function Tools({ children }: { children: ReactNode }) {
  const phone = use(PhoneContext);
  const [isOpen, setIsOpen] = useState(false);
  if (!phone) return <div className="lightbox-tools">{children}</div>;
  const { isFilled, setIsFilled } = phone;
  return (
    <>
      <div className="lightbox-tools">
        <ToolButton word={isFilled ? 'whole' : 'fill'} action={() => setIsFilled(!isFilled)} />
        <ToolButton word="more" isOpen={isOpen} action={() => setIsOpen(!isOpen)} />
      </div>
      <div className="lightbox-tools lightbox-rare" hidden={!isOpen}>
        {children}
      </div>
    </>
  );
}
