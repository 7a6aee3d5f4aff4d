import { Icon, type IconName } from '../../components/Icon.tsx';
import styles from './SliderControls.module.css';
import type { RefObject } from 'react';
import type { Messages } from '../../schemas/messages.ts';

/** Longer words need more room than most strips have. */
const SHORT_WORD = 6;

export interface SliderControlsProps {
  /** Where Swiper puts the bullets. */
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

interface ArrowProps {
  label: string;
  icon: IconName;
  onClick: () => void;
}

function Arrow({ label, icon, onClick }: ArrowProps) {
  return (
    <button type="button" className={styles.arrow} aria-label={label} onClick={onClick}>
      <Icon name={icon} size={30} />
    </button>
  );
}

/** Pause or play, a bullet for every picture, and the arrows. */
export function SliderControls(props: SliderControlsProps) {
  const { bulletsRef, playButtonRef, isReady, isPlaying, messages } = props;
  const isLong = [messages.pause, messages.play].some(({ length }) => length > SHORT_WORD);
  return (
    <div className={styles.controls} data-state={isReady ? 'ready' : 'waiting'}>
      <div className={styles.row}>
        <button
          ref={playButtonRef}
          type="button"
          className={styles.play}
          onClick={props.onTogglePlaying}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} size={22} strokeWidth={3} />
          <span className={styles.words} data-long={isLong || undefined}>
            <span data-shown={isPlaying}>{messages.pause}</span>
            <span data-shown={!isPlaying}>{messages.play}</span>
          </span>
        </button>
        <div
          ref={bulletsRef}
          className={styles.bullets}
          role="group"
          aria-label={messages.choose}
        />
        <div className={styles.arrows}>
          <Arrow label={messages.previous} icon="arrow-left" onClick={props.onPrevious} />
          <Arrow label={messages.next} icon="arrow-right" onClick={props.onNext} />
        </div>
      </div>
    </div>
  );
}
