import { IconButton, StepButtons } from '../controls.tsx';
import { fieldId } from '../fields/form.tsx';
import { Picture as Image } from '../fields/pictures.tsx';
import { Sortable, useEntry } from '../sortable.tsx';
import { WORDS } from '../words.ts';
import type { Picture } from '../../content/gallery.ts';
import type { Path } from '../state/content.ts';

interface CardsProps {
  file: string;
  path: Path;
  pictures: readonly Picture[];
  open: number | undefined;
  isWrong: (index: number) => boolean;
  onMove: (from: number, to: number) => void;
  onEdit: (index: number) => void;
  onRemove: (index: number) => void;
}

/** Ends the id of the button that opens a picture. */
export const EDIT = 'edit';
const { gallery: words } = WORDS;

function Card(props: CardsProps & { id: string; index: number }) {
  const { id, index, file, path, pictures, open, isWrong, onMove, onEdit, onRemove } = props;
  const { entry, handle, listeners } = useEntry(id);
  const { src = '', alt = '' } = pictures[index] ?? {};
  return (
    <li
      {...entry}
      className="card"
      data-open={index === open || undefined}
      data-wrong={isWrong(index) || undefined}
    >
      <button
        type="button"
        data-kind="quiet"
        id={fieldId([...path, index, EDIT])}
        aria-label={words.editPicture(index)}
        {...listeners}
        onClick={() => onEdit(index)}
      >
        <Image {...{ file, src }} size="card" />
      </button>
      <small>
        {index + 1}. {alt || words.noAlt}
      </small>
      <div data-row>
        <IconButton icon="drag" label={words.drag(index)} {...handle} />
        <StepButtons
          labels={[words.earlier(index), words.later(index)]}
          index={index}
          total={pictures.length}
          onStep={(to) => onMove(index, to)}
        />
        <IconButton
          icon="remove"
          label={words.removePicture(index)}
          onClick={() => onRemove(index)}
        />
      </div>
    </li>
  );
}

export function Cards(props: CardsProps) {
  const sources = props.pictures.map(({ src }) => src);
  // By mistake, two entries may name one file, or none.
  const ids = sources.map((src, index) =>
    src !== '' && sources.indexOf(src) === index ? src : String(index),
  );
  return (
    <Sortable ids={ids} onMove={props.onMove}>
      <ol className="cards">
        {ids.map((id, index) => (
          <Card key={id} {...props} {...{ id, index }} />
        ))}
      </ol>
    </Sortable>
  );
}
