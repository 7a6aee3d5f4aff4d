import { useState } from 'react';
import { asPicture, type Gallery, withPictures } from '../../content/gallery.ts';
import { request } from '../api.ts';
import { Button, MoveTo, StepButtons } from '../controls.tsx';
import {
  fieldId,
  type FieldProps,
  FieldView,
  focusOn,
  Problems,
  useField,
  useTarget,
} from '../fields/form.tsx';
import { GroupFields } from '../fields/groups.tsx';
import { Entries, Entry, useList } from '../fields/list.tsx';
import { Picture as Image } from '../fields/pictures.tsx';
import { galleryFiles, nameOfFile } from '../names.ts';
import { moveToGallery, picturePath, picturesOf } from '../state/content.ts';
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
  const { file, id, list, problems, within, open, setOpen } = gallery;
  const [isDescribing, setDescribing] = useState(false);
  const inboxCount = useStudio((state) => state.inbox.length);
  const pictures = list.map(asPicture);
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
  const remove = (index: number) => {
    gallery.remove(index);
    leave(index);
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

  const card = (index: number) => {
    const { src = '', alt: shows = '' } = pictures[index] ?? {};
    const isWrong = within.some((problem) => problem.field[path.length] === index);
    return (
      <Entry
        key={index}
        kind="card"
        list={gallery}
        index={index}
        name={words.name(index)}
        onRemove={() => remove(index)}
        data-open={index === open || undefined}
        data-wrong={isWrong || undefined}
      >
        <button
          type="button"
          data-kind="quiet"
          id={fieldId([...path, index, EDIT])}
          aria-label={words.editPicture(index)}
          onClick={() => openPicture(index)}
        >
          <Image {...{ file, src }} size="card" />
        </button>
        <small>
          {index + 1}. {shows === '' ? words.noAlt : shows}
        </small>
      </Entry>
    );
  };

  return (
    <section className="gallery" id={id} aria-label={field.label}>
      <div data-row>
        <UploadButton label={words.add} multiple onUploaded={add} />
        <Button
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
          <Entries className="cards" list={gallery} entry={card} />
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
