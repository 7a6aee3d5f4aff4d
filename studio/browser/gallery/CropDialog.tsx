import 'react-image-crop/dist/ReactCrop.css';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import {
  type Crop,
  isOriginal,
  moveFocus,
  NO_EDIT,
  type PhotoEdit,
  turnCrop,
} from '../../shared/photoEdit.ts';
import { answerOf, api, originalUrl } from '../api.ts';
import { attempt } from '../controls/attempt.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog, DialogFoot } from '../controls/Dialog.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { SegmentedChoice } from '../controls/SegmentedChoice.tsx';
import { picturePath } from '../state/pictures.ts';
import { addMedia, openDialog } from '../state/store.ts';
import { WORDS } from '../words.ts';
import styles from './CropDialog.module.css';
import type { PointChange } from '../state/pictures.ts';

const { crop: words } = WORDS;

/** Width by height; a free one has none. */
const RATIOS = { free: undefined, wide: 3 / 2, square: 1, tall: 2 / 3 };
type Ratio = keyof typeof RATIOS;

/** Of an original, and the least longer and shorter side of a photograph. In pixels. */
interface Size {
  width: number;
  height: number;
  longer: number;
  shorter: number;
}

export interface CropDialogProps {
  /** The file that names the photograph, and how. */
  file: string;
  src: string;
  /** Names the photograph that was stored in its place. */
  onStored: (src: string, changePoint: PointChange) => void;
}

const percentOf = ({ left, top, width, height }: Crop): PercentCrop => ({
  unit: '%',
  x: left * 100,
  y: top * 100,
  width: width * 100,
  height: height * 100,
});

const cropOf = ({ x, y, width, height }: PercentCrop): Crop => ({
  left: x / 100,
  top: y / 100,
  width: width / 100,
  height: height / 100,
});

/** Turns and crops a photograph. Its original is kept, and every change begins from it. */
export default function CropDialog({ file, src, onStored }: CropDialogProps) {
  const path = picturePath(file, src);
  const [size, setSize] = useState<Size>();
  const [before, setBefore] = useState<PhotoEdit>(NO_EDIT);
  const [{ turns, crop }, setEdit] = useState<PhotoEdit>(NO_EDIT);
  const [ratio, setRatio] = useState<Ratio>('free');
  const [isStoring, setStoring] = useState(false);
  useEffect(() => {
    const load = async () => {
      const { edit, ...found } = await answerOf(api.photos.edit.$get({ query: { path } }));
      setSize(found);
      setBefore(edit);
      setEdit(edit);
    };
    attempt(load());
  }, [path]);
  const [width, height] =
    turns % 2 === 1 ? [size?.height, size?.width] : [size?.width, size?.height];
  const columns = Math.round(crop.width * (width ?? 0));
  const rows = Math.round(crop.height * (height ?? 0));
  const isSmall =
    size !== undefined &&
    (Math.max(columns, rows) < size.longer || Math.min(columns, rows) < size.shorter);
  const aspect = RATIOS[ratio];
  // What she changed before would be lost.
  const disabled = size === undefined;
  const turn = (quarters: number) => {
    let turned = crop;
    for (let turn = 0; turn < quarters; turn += 1) turned = turnCrop(turned);
    setEdit({ turns: (turns + quarters) % 4, crop: turned });
    setRatio('free');
  };
  const chooseRatio = (chosen: Ratio) => {
    setRatio(chosen);
    const aspect = RATIOS[chosen];
    if (aspect === undefined || width === undefined || height === undefined) return;
    const most = makeAspectCrop({ unit: '%', width: 100 }, aspect, width, height);
    const fitting =
      most.height > 100 ? makeAspectCrop({ unit: '%', height: 100 }, aspect, width, height) : most;
    setEdit({ turns, crop: cropOf(centerCrop(fitting, width, height)) });
  };
  const store = async () => {
    const edit = { turns, crop };
    setStoring(true);
    try {
      const stored = await answerOf(api.photos.edit.$post({ json: { file, path, edit } }));
      addMedia({ [stored.path]: stored.time });
      openDialog();
      onStored(stored.src, (point) => moveFocus(point, before, edit));
    } finally {
      setStoring(false);
    }
  };
  return (
    <Dialog title={words.title} isWide>
      <div className={styles.tools}>
        <IconButton
          icon="turnLeft"
          label={words.turnLeft}
          {...{ disabled }}
          onClick={() => turn(3)}
        />
        <IconButton
          icon="turnRight"
          label={words.turnRight}
          {...{ disabled }}
          onClick={() => turn(1)}
        />
        <SegmentedChoice
          label={words.shape}
          options={words.shapes}
          value={ratio}
          onChange={chooseRatio}
        />
      </div>
      <div className={styles.canvas}>
        {size && (
          <ReactCrop
            className={clsx(styles.crop)}
            crop={percentOf(crop)}
            {...(aspect !== undefined && { aspect })}
            keepSelection
            ruleOfThirds
            ariaLabels={words.handles}
            onChange={(_, percent) => setEdit({ turns, crop: cropOf(percent) })}
          >
            <img
              key={turns}
              className={styles.picture}
              {...{ width, height }}
              src={originalUrl(path, turns)}
              alt=""
            />
          </ReactCrop>
        )}
      </div>
      <p role="status" data-wrong={isSmall || undefined}>
        {isSmall ? words.small(size.longer, size.shorter) : size && words.size(columns, rows)}
      </p>
      <DialogFoot>
        <Button
          label={words.original}
          disabled={isOriginal({ turns, crop })}
          onClick={() => {
            setEdit(NO_EDIT);
            setRatio('free');
          }}
        />
        <Button
          kind="main"
          label={words.use}
          disabled={size === undefined || isSmall || isStoring}
          onClick={() => attempt(store())}
        />
      </DialogFoot>
    </Dialog>
  );
}
