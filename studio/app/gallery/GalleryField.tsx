import { useEffect, useEffectEvent, useState } from 'react';
import { asPicture, type Gallery, type Picture, withPictures } from '../../content/gallery.ts';
import { request } from '../api.ts';
import { Button, Select, StepButtons } from '../controls.tsx';
import { RemoveDialog } from '../dialogs/files.tsx';
import {
  type FieldProps,
  FieldView,
  focusOn,
  Problems,
  useField,
  useTarget,
} from '../fields/form.tsx';
import { GroupFields } from '../fields/groups.tsx';
import { Picture as Image } from '../fields/pictures.tsx';
import { galleryFiles, nameOfFile } from '../names.ts';
import { moved, moveToGallery, picturePath, picturesOf, referenceOf } from '../state/content.ts';
import { addMedia, edit, studio, useStudio } from '../state/store.ts';
import { fail } from '../state/sync.ts';
import { WORDS } from '../words.ts';
import { Cards, EDIT } from './Cards.tsx';
import { PhoneDialog } from './PhoneDialog.tsx';
import { UploadButton } from './uploads.tsx';
import type { StoredMedia } from '../../types.ts';

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
  const [target, setTarget] = useState('');
  const others = galleryFiles(files).filter((other) => other !== file && files[other]);
  const move = () => movePicture(file, src, target).then(onMoved, fail);
  if (others.length === 0) return null;
  const options = others.map((other) => [other, nameOfFile(files, other)] as const);
  return (
    <div data-row>
      <label>
        {words.moveTo}
        <Select value={target} options={[['', WORDS.left], ...options]} onChange={setTarget} />
      </label>
      <Button disabled={target === ''} label={words.move} onClick={() => void move()} />
    </div>
  );
}

interface PictureFormProps extends FieldProps {
  picture: Picture;
  index: number;
  total: number;
  onOpen: (index: number) => void;
  /** It is done, or in another gallery. */
  onLeave: () => void;
}

function PictureForm(props: PictureFormProps) {
  const { field, path, picture, index, total, onOpen, onLeave } = props;
  const { file, id, problems } = useField(props);
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
  const { file, id, value, problems, within, set } = useField(props);
  const [open, setOpen] = useState<number>();
  const [isDescribing, setDescribing] = useState(false);
  const [removing, setRemoving] = useState<number>();
  const [isReceiving, setReceiving] = useState(false);
  const inboxCount = useStudio((state) => state.inbox.length);
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const pictures = entries.map(asPicture);
  const [shownCount, setShownCount] = useState(pictures.length);
  const picture = open === undefined || shownCount < pictures.length ? undefined : pictures[open];
  const alt = field.entry?.fields?.find(({ key }) => key === 'alt');

  useTarget(path, (target) => {
    const index = target[path.length];
    if (index !== undefined) setOpen(Number(index));
  });

  // Four per frame, then the form: forty at once would block the window for a fifth of a second.
  const showMore = useEffectEvent(() => {
    setShownCount(shownCount + 4);
    if (open !== undefined) openPicture(open);
  });
  useEffect(() => {
    if (shownCount < pictures.length) requestAnimationFrame(showMore);
  }, [shownCount, pictures.length]);

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
  const move = (from: number, to: number) => {
    set(moved(entries, from, to));
    setOpen(open === undefined ? open : moved([...entries.keys()], from, to).indexOf(open));
  };
  const add = (sources: string[]) => {
    // The gallery may have been removed during the upload.
    if (studio.getState().files[file] === undefined) return;
    const added = sources.map((src) => ({ src }));
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
          onClick={() => setReceiving(true)}
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
          <Cards
            {...{ file, path, open }}
            pictures={pictures.slice(0, shownCount)}
            isWrong={(index) => within.some((problem) => problem.field[path.length] === index)}
            onMove={move}
            onEdit={openPicture}
            onRemove={setRemoving}
          />
          {picture && open !== undefined && field.entry && (
            <PictureForm
              field={field.entry}
              path={[...path, open]}
              picture={picture}
              index={open}
              total={pictures.length}
              onOpen={openPicture}
              onLeave={() => leave(open)}
            />
          )}
        </div>
      )}
      {isReceiving && <PhoneDialog onUploaded={add} onClose={() => setReceiving(false)} />}
      {removing !== undefined && (
        <RemoveDialog
          name={words.name(removing)}
          references={[referenceOf(file, pictures[removing]?.src ?? '')]}
          onClose={() => setRemoving(undefined)}
          onRemove={() => {
            set(entries.toSpliced(removing, 1));
            leave(removing);
          }}
        >
          <Image file={file} src={pictures[removing]?.src ?? ''} size="card" />
        </RemoveDialog>
      )}
    </section>
  );
}
