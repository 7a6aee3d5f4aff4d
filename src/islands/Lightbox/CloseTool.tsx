import { useController } from 'yet-another-react-lightbox';
import { ToolButton } from './ToolButton.tsx';
import type { SlideMessages } from '../../logic/slides.ts';

export interface CloseToolProps {
  messages: SlideMessages;
}

/** Closes the lightbox. */
export function CloseTool({ messages }: CloseToolProps) {
  const { close } = useController();
  return <ToolButton label={messages.close} icon="close" data-tool="close" action={close} />;
}
