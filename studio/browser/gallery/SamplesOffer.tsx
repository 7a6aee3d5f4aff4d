import { answerOf, api } from '../api.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog, DialogFoot } from '../controls/Dialog.tsx';
import { Picture as Image } from '../fields/Picture.tsx';
import { picturesOf } from '../state/pictures.ts';
import { openDialog, studio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import styles from './SamplesOffer.module.css';

const { samplesOffer: words } = WORDS;

/** The samples that a gallery still shows, in its order. */
export async function samplesIn(file: string): Promise<string[]> {
  const samples = await answerOf(api.samples.$get());
  const isSample = (src: string) =>
    samples.some((one) => one.file === file && one.field.at(-1) === 'src' && one.what === src);
  return picturesOf(studio.getState().files, file)
    .map(({ src }) => src)
    .filter(isSample);
}

interface SamplesOfferProps {
  file: string;
  samples: readonly string[];
  /** How many photographs were chosen. */
  count: number;
  /** The samples whose places the photographs take. */
  onChoose: (replaced: readonly string[]) => void;
}

/** Asks whether own photographs take the places of the samples. */
export function SamplesOffer({ file, samples, count, onChoose }: SamplesOfferProps) {
  const choose = (replaced: readonly string[]) => {
    openDialog();
    onChoose(replaced);
  };
  return (
    <Dialog title={words.title}>
      <ul className={styles.samples} aria-hidden="true">
        {samples.slice(0, count).map((src) => (
          <li key={src}>
            <Image {...{ file, src }} size="thumb" />
          </li>
        ))}
      </ul>
      <p>{words.text}</p>
      <DialogFoot>
        <Button label={words.beside} onClick={() => choose([])} />
        <Button
          kind="main"
          label={words.replace(Math.min(count, samples.length), samples.length)}
          onClick={() => choose(samples)}
        />
      </DialogFoot>
    </Dialog>
  );
}
