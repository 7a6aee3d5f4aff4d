import {
  closestCenter,
  DndContext,
  type DndContextProps,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconButton, StepButtons } from '../controls.tsx';
import { fieldId } from '../fields/form.tsx';
import { Picture as Image } from '../fields/pictures.tsx';
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

/** A pointer that moves fewer pixels clicks instead of drags. */
const DRAG_DISTANCE = 6;
/** Ends the id of the button that opens a picture. */
export const EDIT = 'edit';
const { gallery: words } = WORDS;

function Card(props: CardsProps & { id: string; index: number }) {
  const { id, index, file, path, pictures, open, isWrong, onMove, onEdit, onRemove } = props;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, ...drag } = useSortable({ id });
  const { src = '', alt = '' } = pictures[index] ?? {};
  return (
    <li
      ref={setNodeRef}
      className="card"
      data-open={index === open || undefined}
      data-wrong={isWrong(index) || undefined}
      style={{
        transform: CSS.Transform.toString(drag.transform),
        transition: drag.transition,
        zIndex: drag.isDragging ? 1 : undefined,
      }}
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
        <IconButton
          ref={setActivatorNodeRef}
          icon="drag"
          label={words.drag(index)}
          {...attributes}
          {...listeners}
        />
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

/** What a screen reader says while a picture is dragged. */
function announce(ids: readonly string[]): NonNullable<DndContextProps['accessibility']> {
  const place = ({ id }: { id: string | number }) => ids.indexOf(String(id)) + 1;
  return {
    screenReaderInstructions: { draggable: words.dragHelp },
    announcements: {
      onDragStart: ({ active }) => words.pickedUp(place(active)),
      onDragOver: ({ over }) => (over ? words.over(place(over)) : undefined),
      onDragEnd: ({ over }) => (over ? words.dropped(place(over)) : words.putBack),
      onDragCancel: () => words.putBack,
    },
  };
}

export function Cards(props: CardsProps) {
  const sources = props.pictures.map(({ src }) => src);
  // By mistake, two entries may name one file, or none.
  const ids = sources.map((src, index) =>
    src !== '' && sources.indexOf(src) === index ? src : String(index),
  );
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={announce(ids)}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id)
          props.onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ol className="cards">
          {ids.map((id, index) => (
            <Card key={id} {...props} {...{ id, index }} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
