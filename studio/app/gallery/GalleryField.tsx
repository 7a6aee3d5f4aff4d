import { useState } from 'react';
import { asPicture, type Gallery, withPictures } from '../../content/gallery.ts';
import { request } from '../api.ts';
import { Button, MoveTo } from '../controls.tsx';
import {
  type FieldProps,
  FieldView,
  focusOn,
  Problems,
  useField,
  useTarget,
} from '../fields/form.tsx';
import { GroupFields } from '../fields/groups.tsx';
import { Entries, Entry, type List, useList } from '../fields/list.tsx';
import { Picture as Image } from '../fields/pictures.tsx';
import { galleryFiles, nameOfFile } from '../names.ts';
import { moveToGallery, picturePath, picturesOf } from '../state/content.ts';
import { addMedia, edit, goTo, openDialog, studio, useStudio } from '../state/store.ts';
import { fail } from '../state/sync.ts';
import { WORDS } from '../words.ts';
import { PhoneDialog } from './PhoneDialog.tsx';
import { UploadButton } from './uploads.tsx';
import type { StoredMedia } from '../../content/media.ts';

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

interface CardProps extends FieldProps {
  index: number;
  gallery: List;
}

/** A picture; open, it has its form and the whole row. */
function Card({ index, gallery, ...props }: CardProps) {
  const { open, setOpen, remove } = gallery;
  const { file, id, value, problems, within } = useField(props);
  const { src, alt, video } = asPicture(value);
  const isOpen = index === open;
  // A video would stay behind.
  const isStored = useStudio(({ media }) => picturePath(file, src) in media);
  const leave = () => {
    setOpen(undefined);
    focusOn(props.path);
  };
  const name = words.name(index);
  return (
    <Entry
      kind="card"
      list={gallery}
      {...{ id, index, name }}
      onRemove={() => remove(index)}
      data-wrong={(!isOpen && within.length > 0) || undefined}
    >
      {isOpen ? (
        <>
          <div data-row>
            <Button onClick={leave} label={words.done} />
            <h3>{name}</h3>
          </div>
          <Problems {...{ id, problems }} />
          <GroupFields key={src} {...props} />
          {isStored && video === undefined && <MoveToGallery src={src} onMoved={leave} />}
        </>
      ) : (
        <>
          <button
            type="button"
            data-kind="quiet"
            aria-label={words.editPicture(index)}
            onClick={() => goTo({ file, path: [...props.path, 'alt'] })}
          >
            <Image {...{ file, src }} size="card" />
          </button>
          <small>
            {index + 1}. {alt === '' ? words.noAlt : alt}
          </small>
        </>
      )}
    </Entry>
  );
}

/** The pictures of a gallery as cards, or as a list of descriptions. */
export function GalleryField(props: FieldProps) {
  const { field, path } = props;
  const { entry } = field;
  const gallery = useList(props);
  const { file, id, list, problems, setOpen } = gallery;
  const [isDescribing, setDescribing] = useState(false);
  const inboxCount = useStudio((state) => state.inbox.length);
  const alt = entry?.fields?.find(({ key }) => key === 'alt');

  useTarget(path, (target) => {
    const index = target[path.length];
    if (index !== undefined) setOpen(Number(index));
  });

  const add = (uploaded: string[]) => {
    // The gallery may have been removed during the upload.
    if (studio.getState().files[file] === undefined) return;
    const added = uploaded.map((src) => ({ src }));
    edit({ file, path }, (draft) => {
      draft[file] = withPictures(draft[file] as Gallery | null, added);
    });
    const { files: now, open: shown } = studio.getState();
    const first = picturesOf(now, file).length - added.length;
    if (shown === file) goTo({ file, path: [...path, first, 'alt'] });
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
          {list.map(asPicture).map(({ src }, index) => (
            <li key={src}>
              <FieldView field={alt} path={[...path, index, 'alt']} label={words.name(index)} />
              <Image {...{ file, src }} size="card" />
            </li>
          ))}
        </ol>
      ) : (
        entry && (
          <Entries
            className="cards"
            list={gallery}
            entry={(index) => (
              <Card key={index} field={entry} path={[...path, index]} {...{ index, gallery }} />
            )}
          />
        )
      )}
    </section>
  );
}
