import { useRef } from 'react';
import { ShelfStrip } from '../../components/ShelfLabel.tsx';
import { fillIn } from '../../logic/fillIn.ts';
import styles from './ImageSlider.module.css';
import { Slide } from './Slide.tsx';
import { SliderControls } from './SliderControls.tsx';
import { useArrowKeys } from './useArrowKeys.ts';
import { useAutoplay } from './useAutoplay.ts';
import { useSwiper } from './useSwiper.ts';
import type { PhotoData } from '../../data/photos/resolvePhoto.ts';
import type { InternalHref } from '../../routes.ts';
import type { Messages } from '../../schemas/messages.ts';

export interface ImageSliderProps {
  /** At least two. */
  photos: PhotoData[];
  /** Where the card leads; its pictures lead there, too. */
  href: InternalHref;
  /** Name of the service the pictures show. */
  service: string;
  messages: Messages['slider'];
}

/**
 * Pictures on a shelf, one at a time, above the strip in the colour of the service. Until the script
 * is there they scroll sideways; then they slide by themselves, as long as nobody is busy with them.
 */
export function ImageSlider({ photos, href, service, messages }: ImageSliderProps) {
  const slider = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const bullets = useRef<HTMLDivElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const total = photos.length;

  const bulletLabel = (index: number) => fillIn(messages.goTo, { index: index + 1, total });
  const { swiper, index } = useSwiper({ viewport, bullets, playButton }, bulletLabel);
  const { isPlaying, isRunning, togglePlaying } = useAutoplay(slider, swiper, index);
  useArrowKeys(slider, swiper);

  return (
    <div
      ref={slider}
      className={styles.slider}
      role="group"
      aria-roledescription={messages.roleDescription}
      aria-label={fillIn(messages.label, { service })}
      data-state={swiper ? 'sliding' : 'scrolling'}
    >
      <ShelfStrip>
        <SliderControls
          bulletsRef={bullets}
          playButtonRef={playButton}
          isReady={swiper !== undefined}
          isPlaying={isPlaying}
          onTogglePlaying={togglePlaying}
          onPrevious={() => swiper?.slidePrev()}
          onNext={() => swiper?.slideNext()}
          messages={messages}
        />
      </ShelfStrip>
      <div ref={viewport} className={styles.viewport} data-becomes={href}>
        <div className={styles.row} aria-live={isRunning ? 'off' : 'polite'}>
          {photos.map((photo, position) => (
            <Slide
              key={photo.src}
              photo={photo}
              href={href}
              roleDescription={messages.slideRoleDescription}
              label={fillIn(messages.slide, { index: position + 1, total })}
              isHidden={swiper !== undefined && position !== index}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
