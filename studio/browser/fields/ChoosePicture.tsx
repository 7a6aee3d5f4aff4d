import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { type Gallery, withPictures } from '../../shared/gallery.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog, DialogFoot } from '../controls/Dialog.tsx';
import { Icon } from '../controls/Icon.tsx';
import { SearchInput } from '../controls/SearchInput.tsx';
import { chooseFiles } from '../gallery/chooseFiles.ts';
import { PhotoStand } from '../gallery/PhotoStand.tsx';
import { EmptyPlace, Shelf } from '../gallery/Shelf.tsx';
import { uploadOf } from '../gallery/uploads.tsx';
import { upload } from '../gallery/uploadQueue.ts';
import { nameOfPicture } from '../names.ts';
import { knownPictures, referenceOf } from '../state/pictures.ts';
import { edit, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { type GalleryChoice, pictureChoices } from './pictureChoices.ts';
import styles from './ChoosePicture.module.css';

const { picture: words } = WORDS;

/** Uploads a photograph to a gallery; calls back with the name that pages use for it. */
async function addTo(file: string, onAdded: (reference: string) => void): Promise<void> {
  const [chosen] = await chooseFiles('photos');
  if (!chosen) return;
  await upload(file, [uploadOf(chosen)], (src) => {
    edit({ file, path: ['pictures'] }, (files) => {
      files[file] = withPictures(files[file] as Gallery | null, [{ src }]);
    });
    onAdded(referenceOf(file, src));
  });
}

interface ChoosePictureProps {
  /** The name that pages use for the picture that is shown now. */
  shown: unknown;
  isOptional: boolean;
  onChoose: (reference?: string) => void;
}

/** Galleries that were opened or closed by hand. */
type Turned = Readonly<Record<string, boolean>>;

const NOT_TURNED: Turned = {};

interface ChoicesProps {
  choices: readonly GalleryChoice[];
  turned: Turned;
  chosen: unknown;
  onChoose: (reference: string) => void;
  onUse: (reference: string) => void;
  onTurn: (file: string, isOpen: boolean) => void;
}

/** The photographs of each gallery; thousands are not drawn at once. */
const Choices = memo(function Choices(props: ChoicesProps) {
  const { chosen, onChoose, onUse, onTurn } = props;
  const choices = props.choices.map((one) => ({
    ...one,
    isOpen: props.turned[one.file] ?? one.isOpen,
  }));
  return choices.map(({ file, name, pictures, isOpen }) => (
    <details key={file} open={isOpen}>
      <summary
        className={styles.gallery}
        onClick={(event) => {
          event.preventDefault();
          onTurn(file, !isOpen);
        }}
      >
        <h3>{name}</h3> <small>{pictures.length}</small>
      </summary>
      {isOpen && (
        <Shelf isSmall>
          {pictures.map((one) => (
            <PhotoStand
              key={one.reference}
              data-open={one.reference === chosen || undefined}
              picture={{ file, src: one.src, alt: one.alt || WORDS.gallery.noAlt, size: 'thumb' }}
              button={{
                'aria-pressed': one.reference === chosen,
                onClick: () => onChoose(one.reference),
                onDoubleClick: () => onUse(one.reference),
              }}
              over={
                one.reference === chosen && (
                  <span className={styles.tick}>
                    <Icon name="tick" isSmall />
                  </span>
                )
              }
              caption={<span className={styles.name}>{nameOfPicture(one)}</span>}
            />
          ))}
          <EmptyPlace aria-label={words.addTo(name)} onClick={() => void addTo(file, onChoose)}>
            {words.add}
          </EmptyPlace>
        </Shelf>
      )}
    </details>
  ));
});

/** All photographs, by gallery. */
export function ChoosePicture({ shown, isOptional, onChoose }: ChoosePictureProps) {
  const files = useStudio((state) => state.files);
  const openFile = useStudio((state) => state.openFile);
  const [chosen, setChosen] = useState(shown);
  const [entered, setWanted] = useState('');
  // A letter must not wait for the photographs.
  const wanted = useDeferredValue(entered);
  const pictures = knownPictures(files);
  // The gallery of the picture that is shown comes first, or else the open gallery.
  const [first] = useState(
    () => pictures.find(({ reference }) => reference === shown)?.file ?? openFile,
  );
  const choices = useMemo(() => pictureChoices(files, wanted, first), [files, wanted, first]);
  const [turned, setTurned] = useState(NOT_TURNED);
  const turn = useCallback(
    (file: string, isOpen: boolean) => setTurned((before) => ({ ...before, [file]: isOpen })),
    [],
  );
  const find = (words: string) => {
    setWanted(words);
    setTurned(NOT_TURNED);
  };
  const picture = pictures.find(({ reference }) => reference === chosen);
  return (
    <Dialog title={words.choose} isWide>
      <SearchInput label={words.find} value={entered} onChange={find} />
      {choices.length === 0 && <p role="status">{words.nothingFound}</p>}
      <Choices
        {...{ choices, turned, chosen }}
        onChoose={setChosen}
        onUse={onChoose}
        onTurn={turn}
      />
      <DialogFoot>
        <span className={styles.chosen}>{picture && nameOfPicture(picture)}</span>
        {isOptional && <Button onClick={() => onChoose()} label={words.takeOut} />}
        <Button
          kind="main"
          disabled={!picture}
          onClick={() => onChoose(picture?.reference)}
          label={words.use}
        />
      </DialogFoot>
    </Dialog>
  );
}
