import { Button } from '../controls/Button.tsx';
import { WORDS } from '../words.ts';

interface MissingPhotoProps {
  onChoose: () => void;
  onRemove: () => void;
}

/** An entry of a gallery that names no photograph: another program may have left it out. */
export function MissingPhoto({ onChoose, onRemove }: MissingPhotoProps) {
  return (
    <div data-row>
      <Button icon="replace" label={WORDS.picture.upload} onClick={onChoose} />
      <Button icon="trash" label={WORDS.remove} onClick={onRemove} />
    </div>
  );
}
