import { Icon } from '../../components/Icon.tsx';
import styles from './SliderControls.module.css';
import type { RefObject } from 'react';
import type { Messages } from '../../schemas/messages.ts';

const PLAY_ICON_PX = 22;
/** Bolder than other icons: it stands beside a word. */
const PLAY_ICON_STROKE = 3;
const ARROW_PX = 30;
/** Words with more letters than this need more room than most strips have. */
const SHORT_WORD = 6;

export interface SliderControlsProps {
  /** Where the bullets go; the slider puts one there for every picture. */
  bulletsRef: RefObject<HTMLDivElement | null>;
  playButtonRef: RefObject<HTMLButtonElement | null>;
  /** Before that, only the place of the controls is kept. */
  isReady: boolean;
  isPlaying: boolean;
  onTogglePlaying: () => void;
  onPrevious: () => void;
  onNext: () => void;
  messages: Messages['slider'];
}

/** What stands on the strip: pause or play, a bullet for every picture, and the arrows. */
export function SliderControls(props: SliderControlsProps) {
  const {
    bulletsRef,
    playButtonRef,
    isReady,
    isPlaying,
    onTogglePlaying,
    onPrevious,
    onNext,
    messages,
  } = props;
  const isLong = [messages.pause, messages.play].some(({ length }) => length > SHORT_WORD);
  return (
    <div className={styles.controls} data-state={isReady ? 'ready' : 'waiting'}>
      <div className={styles.row}>
        <button ref={playButtonRef} type="button" className={styles.play} onClick={onTogglePlaying}>
          <Icon
            name={isPlaying ? 'pause' : 'play'}
            size={PLAY_ICON_PX}
            strokeWidth={PLAY_ICON_STROKE}
          />
          <span className={styles.words} data-long={isLong || undefined}>
            <span className={styles.word} data-shown={isPlaying}>
              {messages.pause}
            </span>
            <span className={styles.word} data-shown={!isPlaying}>
              {messages.play}
            </span>
          </span>
        </button>
        <div
          ref={bulletsRef}
          className={styles.bullets}
          role="group"
          aria-label={messages.choose}
        />
        <div className={styles.arrows}>
          <button
            type="button"
            className={styles.arrow}
            aria-label={messages.previous}
            onClick={onPrevious}
          >
            <Icon name="arrow-left" size={ARROW_PX} />
          </button>
          <button
            type="button"
            className={styles.arrow}
            aria-label={messages.next}
            onClick={onNext}
          >
            <Icon name="arrow-right" size={ARROW_PX} />
          </button>
        </div>
      </div>
    </div>
  );
}
