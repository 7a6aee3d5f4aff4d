import { IconButton, type IconButtonProps } from '../IconButton.tsx';

export interface StepButtonsProps {
  icons: readonly [IconButtonProps['icon'], IconButtonProps['icon']];
  labels: readonly [string, string];
  index: number;
  total: number;
  onStep: (step: -1 | 1) => void;
}

/** Two arrows: one place back, one place on. */
export function StepButtons({ icons, labels, index, total, onStep }: StepButtonsProps) {
  return ([-1, 1] as const).map((step, side) => (
    <IconButton
      key={step}
      icon={icons[side] ?? 'on'}
      label={labels[side] ?? ''}
      disabled={index + step < 0 || index + step >= total}
      onClick={() => onStep(step)}
    />
  ));
}
