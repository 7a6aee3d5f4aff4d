import { useController } from 'yet-another-react-lightbox';

import { afterPaint } from '../afterPaint';
import { ToolButton } from './ToolButton';

import type { SlideLabels } from '../../logic/slides';

export interface CloseToolProps {
  labels: SlideLabels;
}

/** Puts the pictures back on their shelf. */
export function CloseTool({ labels }: CloseToolProps) {
  const { close } = useController();
  return <ToolButton label={labels.close} icon="close" onClick={() => afterPaint(close)} />;
}
