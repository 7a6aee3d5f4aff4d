import type { RefObject } from 'react';

import { Icon } from '../../components/Icon';
import type { Labels } from '../../schemas/labels';
import styles from './SliderControls.module.css';

const ROTATION_ICON_PX = 22;
/** Bolder than other icons: it stands beside a word. */
const ROTATION_ICON_STROKE = 3;
const ARROW_PX = 30;

export interface SliderControlsProps {
  /** Where the bars go; the slider puts one there for every picture. */
  barsRef: RefObject<HTMLDivElement | null>;
  rotationRef: RefObject<HTMLButtonElement | null>;
  previousRef: RefObject<HTMLButtonElement | null>;
  nextRef: RefObject<HTMLButtonElement | null>;
  /** Before that, only the place of the controls is kept. */
  isReady: boolean;
  isPlaying: boolean;
  onTogglePlaying: () => void;
  labels: Labels['slider'];
}

/** What stands on the strip: pause or play, a bar for every picture, and the arrows. */
export function SliderControls(props: SliderControlsProps) {
  const {
    barsRef,
    rotationRef,
    previousRef,
    nextRef,
    isReady,
    isPlaying,
    onTogglePlaying,
    labels,
  } = props;
  return (
    <div className={styles.controls} data-state={isReady ? 'ready' : 'waiting'}>
      <div className={styles.row}>
        <button
          ref={rotationRef}
          type="button"
          className={styles.rotation}
          onClick={onTogglePlaying}
        >
          <Icon
            name={isPlaying ? 'pause' : 'play'}
            size={ROTATION_ICON_PX}
            strokeWidth={ROTATION_ICON_STROKE}
          />
          <span className={styles.words}>
            <span className={styles.word} data-shown={isPlaying}>
              {labels.pause}
            </span>
            <span className={styles.word} data-shown={!isPlaying}>
              {labels.play}
            </span>
          </span>
        </button>
        <div ref={barsRef} className={styles.bars} role="group" aria-label={labels.choose} />
        <div className={styles.arrows}>
          <button
            ref={previousRef}
            type="button"
            className={styles.arrow}
            aria-label={labels.previous}
          >
            <Icon name="arrow-left" size={ARROW_PX} />
          </button>
          <button ref={nextRef} type="button" className={styles.arrow} aria-label={labels.next}>
            <Icon name="arrow-right" size={ARROW_PX} />
          </button>
        </div>
      </div>
    </div>
  );
}
