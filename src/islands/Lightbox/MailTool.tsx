import { useLightboxState } from 'yet-another-react-lightbox';
import { Icon } from '../../components/Icon.tsx';
import { ICON_PX } from './settings.ts';
import type { Slide, SlideMessages } from '../../logic/slides.ts';

export interface MailToolProps {
  slides: readonly Slide[];
  messages: SlideMessages;
}

/** Begins a mail about the picture that is shown, to the address that stands on every page. */
export function MailTool({ slides, messages }: MailToolProps) {
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
