import { useState } from 'react';
import { asPicture, type Gallery, withPictures } from '../../content/gallery.ts';
import { request } from '../api.ts';
import { Button, IconButton, MoveTo, StepButtons } from '../controls.tsx';
import { RemoveDialog } from '../dialogs/files.tsx';
import {
  fieldId,
  type FieldProps,
  FieldView,
  focusOn,
  type List,
  Problems,
  useField,
  useList,
  useTarget,
} from '../fields/form.tsx';
import { GroupFields } from '../fields/groups.tsx';
import { Picture as Image } from '../fields/pictures.tsx';
import { galleryFiles, nameOfFile } from '../names.ts';
import { Sortable, useEntry } from '../sortable.tsx';
import {
  moveToGallery,
  type Path,
  picturePath,
  picturesOf,
  referenceOf,
  valueAt,
} from '../state/content.ts';
import { addMedia, edit, openDialog, studio, useStudio } from '../state/store.ts';
import { fail } from '../state/sync.ts';
import { WORDS } from '../words.ts';
import { PhoneDialog } from './PhoneDialog.tsx';
import { UploadButton } from './uploads.tsx';
import type { StoredMedia } from '../../content/media.ts';

/** Ends the id of the button that opens a picture. */
const EDIT = 'edit';
const { gallery: words } = WORDS;

async function movePicture(file: string, src: string, target: string): Promise<void> {
  const body = { from: picturePath(file, src), file: target };
  const copy = await request<StoredMedia>('POST', '/api/copies', body);
  addMedia({ [copy.path]: copy.time });
  edit({ file, path: ['pictures'] }, (draft) =>
    moveToGallery(draft, { file, src }, { file: target, src: copy.src }),
  );
}

function MoveToGallery({ src, onMoved }: { src: string; onMoved: () => void }) {
  const { files, open: file } = useStudio((state) => state);
  const others = galleryFiles(files).filter((other) => other !== file && files[other]);
  const options = others.map((other) => [other, nameOfFile(files, other)] as const);
  const move = (target: string) => void movePicture(file, src, target).then(onMoved, fail);
  return <MoveTo label={words.moveTo} options={options} onMove={move} />;
}

interface CardProps {
  /** For dragging. */
  id: string;
  index: number;
  path: Path;
  gallery: List;
  onEdit: (index: number) => void;
  onRemove: (index: number) => void;
}

function Card({ id, index, path, gallery, onEdit, onRemove }: CardProps) {
  const { file, list, open, within, move } = gallery;
  const { src, alt } = asPicture(list[index]);
  const isWrong = within.some(({ field }) => field[path.length - 1] === index);
  const { entry, handle, listeners } = useEntry(id);
  return (
    <li
      {...entry}
      className="card"
      data-open={index === open || undefined}
      data-wrong={isWrong || undefined}
    >
      <button
        type="button"
        data-kind="quiet"
        id={fieldId([...path, EDIT])}
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
          total={list.length}
          onStep={(to) => move(index, to)}
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

interface PictureFormProps extends FieldProps {
  index: number;
  total: number;
  onOpen: (index: number) => void;
  /** It is done, or in another gallery. */
  onLeave: () => void;
}

function PictureForm(props: PictureFormProps) {
  const { field, path, index, total, onOpen, onLeave } = props;
  const { file, id, value, problems } = useField(props);
  const picture = asPicture(value);
  const isStored = useStudio(({ media }) => picturePath(file, picture.src) in media);
  // A video would stay behind.
  const canMove = isStored && picture.video === undefined;
  return (
    <section className="picture" id={id} aria-label={words.number(index, total)}>
      <div data-row>
        <h3>{words.number(index, total)}</h3>
        <StepButtons labels={[words.previous, words.next]} {...{ index, total }} onStep={onOpen} />
        <Button onClick={onLeave} label={words.done} />
      </div>
      <Problems {...{ id, problems }} />
      <GroupFields key={picture.src} {...{ field, path }} />
      {canMove && <MoveToGallery src={picture.src} onMoved={onLeave} />}
    </section>
  );
}

/** The pictures of a gallery as cards with the form of one of them, or as a list of descriptions. */
export function GalleryField(props: FieldProps) {
  const { field, path } = props;
  const gallery = useList(props);
  const { file, id, list, problems, open, setOpen, move } = gallery;
  const [isDescribing, setDescribing] = useState(false);
  const inboxCount = useStudio((state) => state.inbox.length);
  const pictures = list.map(asPicture);
  const sources = pictures.map(({ src }) => src);
  // By mistake, two entries may name one file, or none.
  const ids = sources.map((src, index) =>
    src !== '' && sources.indexOf(src) === index ? src : String(index),
  );
  const alt = field.entry?.fields?.find(({ key }) => key === 'alt');

  useTarget(path, (target) => {
    const index = target[path.length];
    if (index !== undefined) setOpen(Number(index));
  });

  /** The focused button has gone with its card or form: the focus goes to the card at its place. */
  const leave = (index: number) => {
    const last = picturesOf(studio.getState().files, file).length - 1;
    setOpen(undefined);
    focusOn([...path, Math.min(index, last), EDIT]);
  };
  const openPicture = (index: number) => {
    setOpen(index);
    focusOn([...path, index, 'alt']);
  };
  const askToRemove = (index: number) => {
    const { src = '' } = pictures[index] ?? {};
    const remove = () => {
      // Others may have been uploaded meanwhile.
      edit({ file, path }, (draft) => {
        (valueAt(draft[file], path) as unknown[]).splice(index, 1);
      });
      leave(index);
    };
    openDialog(
      <RemoveDialog
        name={words.name(index)}
        references={[referenceOf(file, src)]}
        onRemove={remove}
      >
        <Image {...{ file, src }} size="card" />
      </RemoveDialog>,
    );
  };
  const add = (uploaded: string[]) => {
    // The gallery may have been removed during the upload.
    if (studio.getState().files[file] === undefined) return;
    const added = uploaded.map((src) => ({ src }));
    edit({ file, path }, (draft) => {
      draft[file] = withPictures(draft[file] as Gallery | null, added);
    });
    const { files: now, open: shown } = studio.getState();
    if (shown === file) openPicture(picturesOf(now, file).length - added.length);
  };

  return (
    <section className="gallery" id={id} aria-label={field.label}>
      <div data-row>
        <UploadButton data-kind="add" label={words.add} multiple onUploaded={add} />
        <Button
          kind="add"
          onClick={() => openDialog(<PhoneDialog onUploaded={add} />)}
          label={WORDS.phone.open(inboxCount)}
        />
        <Button
          aria-pressed={isDescribing}
          onClick={() => setDescribing(!isDescribing)}
          label={words.describeAll}
        />
      </div>
      <Problems {...{ id, problems }} />
      {isDescribing && alt ? (
        <ol data-rows>
          {pictures.map(({ src }, index) => (
            <li key={src}>
              <FieldView field={alt} path={[...path, index, 'alt']} label={words.name(index)} />
              <Image {...{ file, src }} size="card" />
            </li>
          ))}
        </ol>
      ) : (
        <div className="shelf">
          <Sortable ids={ids} onMove={move}>
            <ol className="cards">
              {ids.map((key, index) => (
                <Card
                  key={key}
                  id={key}
                  path={[...path, index]}
                  {...{ index, gallery }}
                  onEdit={openPicture}
                  onRemove={askToRemove}
                />
              ))}
            </ol>
          </Sortable>
          {open !== undefined && open in list && field.entry && (
            <PictureForm
              field={field.entry}
              path={[...path, open]}
              index={open}
              total={list.length}
              onOpen={openPicture}
              onLeave={() => leave(open)}
            />
          )}
        </div>
      )}
    </section>
  );
}
