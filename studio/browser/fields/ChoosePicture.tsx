import { useState } from 'react';
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
import { nameOfFile, nameOfPicture } from '../names.ts';
import { hasWords } from '../search/hasWords.ts';
import { knownPictures, referenceOf } from '../state/pictures.ts';
import { edit, useStudio } from '../state/store.ts';
import { WORDS } from '../words.ts';
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

/** All photographs, by gallery. */
export function ChoosePicture({ shown, isOptional, onChoose }: ChoosePictureProps) {
  const files = useStudio((state) => state.files);
  const openFile = useStudio((state) => state.openFile);
  const [chosen, setChosen] = useState(shown);
  const [wanted, setWanted] = useState('');
  const found = knownPictures(files).filter(({ title = '', alt }) =>
    hasWords(`${title} ${alt}`, wanted),
  );
  const fileShown = found.find(({ reference }) => reference === shown)?.file;
  // The gallery of the picture that is shown comes first, or else the open gallery.
  const first = fileShown ?? openFile;
  const galleries = [...Map.groupBy(found, ({ file }) => file)].sort(
    ([one], [other]) => Number(other === first) - Number(one === first),
  );
  const picture = found.find(({ reference }) => reference === chosen);
  return (
    <Dialog title={words.choose} isWide>
      <SearchInput label={words.find} value={wanted} onChange={setWanted} />
      {found.length === 0 && <p role="status">{words.nothingFound}</p>}
      {galleries.map(([file, pictures]) => (
        <section key={file}>
          <h3 className={styles.gallery}>{nameOfFile(files, file)}</h3>
          <Shelf isSmall>
            {pictures.map((one) => (
              <PhotoStand
                key={one.reference}
                data-open={one.reference === chosen || undefined}
                picture={{ file, src: one.src, alt: one.alt || WORDS.gallery.noAlt, size: 'thumb' }}
                button={{
                  'aria-pressed': one.reference === chosen,
                  onClick: () => setChosen(one.reference),
                  onDoubleClick: () => onChoose(one.reference),
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
            <EmptyPlace
              aria-label={words.addTo(nameOfFile(files, file))}
              onClick={() => void addTo(file, setChosen)}
            >
              {words.add}
            </EmptyPlace>
          </Shelf>
        </section>
      ))}
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
