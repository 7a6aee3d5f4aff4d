import { useRef } from 'react';
import { Icon, type IconName } from '../../components/Icon.tsx';
import { Photo } from '../../components/Photo.tsx';
import { ShelfStrip } from '../../components/ShelfLabel.tsx';
import { fillIn } from '../../logic/fillIn.ts';
import styles from './ImageSlider.module.css';
import controls from './SliderControls.module.css';
import { useSlider } from './useSlider.ts';
import type { PhotoData } from '../../data/photo.ts';
import type { Theme } from '../../logic/palette.ts';
import type { Messages } from '../../schemas/messages.ts';

export interface ImageSliderProps {
  photos: PhotoData[];
  href: string;
  service: string;
  theme?: Theme | undefined;
  messages: Messages['slider'];
  /** Every second slider starts half a delay later, and slides in its own way. */
  isSecond: boolean;
}

/** From here on, bullets are equally small. */
const MAX_DISTANCE = 3;

/** Pictures on a shelf, one at a time, above its strip. Without script they scroll sideways. */
export function ImageSlider(props: ImageSliderProps) {
  const { photos, href, service, theme, messages, isSecond } = props;
  const slider = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const total = photos.length;
  const named = (template: string) =>
    photos.map((_, slide) => fillIn(template, { index: slide + 1, total }));
  const slideLabels = named(messages.slide);
  const { swiper, index, isPlaying, isRunning, togglePlaying, handlers } = useSlider(
    { slider, viewport, playButton },
    isSecond,
  );
  // Longer texts do not fit into most strips.
  const isLong = Math.max(messages.pause.length, messages.play.length) > 6;

  return (
    <div
      ref={slider}
      className={styles.slider}
      role="group"
      aria-roledescription={messages.roleDescription}
      aria-label={fillIn(messages.label, { service })}
      data-state={swiper ? 'sliding' : 'scrolling'}
      data-second={isSecond || undefined}
      {...handlers}
    >
      <ShelfStrip service={theme}>
        <div className={controls.controls} data-state={swiper ? 'ready' : 'waiting'}>
          <div className={controls.row}>
            <button
              ref={playButton}
              type="button"
              className={controls.play}
              onClick={togglePlaying}
            >
              <Icon name={isPlaying ? 'pause' : 'play'} size={22} strokeWidth={3} />
              <span className={controls.texts} data-long={isLong || undefined}>
                <span data-shown={isPlaying}>{messages.pause}</span>
                <span data-shown={!isPlaying}>{messages.play}</span>
              </span>
            </button>
            <div className={controls.bullets} role="group" aria-label={messages.choose}>
              {swiper &&
                named(messages.goTo).map((label, slide) => (
                  <button
                    key={label}
                    type="button"
                    className={controls.bullet}
                    aria-label={label}
                    aria-current={slide === index || undefined}
                    data-distance={Math.min(Math.abs(slide - index), MAX_DISTANCE)}
                    onClick={() => swiper.slideToLoop(slide)}
                  />
                ))}
            </div>
            <div className={controls.arrows}>
              <Arrow
                label={messages.previous}
                icon="arrow-left"
                onClick={() => swiper?.slidePrev()}
              />
              <Arrow label={messages.next} icon="arrow-right" onClick={() => swiper?.slideNext()} />
            </div>
          </div>
        </div>
      </ShelfStrip>
      <div ref={viewport} className={styles.viewport} data-morphs-into={href}>
        <div className={styles.row} aria-live={isRunning ? 'off' : 'polite'}>
          {photos.map((photo, slide) => (
            <div
              key={photo.src}
              className={styles.slide}
              role="group"
              aria-roledescription={messages.slideRoleDescription}
              aria-label={slideLabels[slide]}
              aria-hidden={swiper && slide !== index ? true : undefined}
            >
              <Photo photo={photo} />
              {/* The keyboard and screen readers use the link of the card. */}
              <a href={href} tabIndex={-1} aria-hidden="true" draggable={false} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function Arrow({ label, icon, onClick }: { label: string; icon: IconName; onClick: () => void }) {
  return (
    <button type="button" className="icon-target" aria-label={label} onClick={onClick}>
      <Icon name={icon} size={30} />
    </button>
  );
}
