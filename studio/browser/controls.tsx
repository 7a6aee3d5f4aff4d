export { attempt, useAnswer } from './controls/attempt.ts';
export { Button } from './controls/Button.tsx';
export { Dialog, DialogFoot } from './controls/Dialog.tsx';
export { RadioGroup } from './controls/RadioGroup.tsx';
export { Scan } from './controls/Scan.tsx';
export { Select } from './controls/Select.tsx';
