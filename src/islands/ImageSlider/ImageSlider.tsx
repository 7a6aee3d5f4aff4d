import { useRef } from 'react';

import type { PhotoData } from '../../components/Photo';
import { ShelfStrip } from '../../components/ShelfStrip';
import { fillIn } from '../../logic/fillIn';
import type { Labels } from '../../schemas/labels';
import styles from './ImageSlider.module.css';
import { Slide } from './Slide';
import { SliderControls } from './SliderControls';
import { useArrowKeys } from './useArrowKeys';
import { useRotation } from './useRotation';
import { useSwiper } from './useSwiper';

export interface ImageSliderProps {
  /** At least two. */
  photos: PhotoData[];
  /** Where the card leads; its pictures lead there, too. */
  href: string;
  /** Name of the service the pictures show. */
  service: string;
  labels: Labels['slider'];
}

/**
 * Pictures on a shelf, one at a time, above the strip in the code colour. Until the script is there
 * they scroll sideways; then they slide by themselves, as long as nobody is busy with them.
 */
export function ImageSlider({ photos, href, service, labels }: ImageSliderProps) {
  const slider = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const bars = useRef<HTMLDivElement>(null);
  const rotation = useRef<HTMLButtonElement>(null);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const total = photos.length;

  const barLabel = (index: number) => fillIn(labels.goTo, { index: index + 1, total });
  const { swiper, index } = useSwiper({ viewport, bars, rotation, previous, next }, barLabel);
  const { isPlaying, isRotating, togglePlaying } = useRotation(slider, swiper, index);
  useArrowKeys(slider, swiper);

  return (
    <div
      ref={slider}
      className={styles.slider}
      role="group"
      aria-roledescription={labels.roleDescription}
      aria-label={fillIn(labels.label, { service })}
      data-state={swiper ? 'sliding' : 'scrolling'}
    >
      <ShelfStrip>
        <SliderControls
          barsRef={bars}
          rotationRef={rotation}
          previousRef={previous}
          nextRef={next}
          isReady={swiper !== undefined}
          isPlaying={isPlaying}
          onTogglePlaying={togglePlaying}
          labels={labels}
        />
      </ShelfStrip>
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.row} aria-live={isRotating ? 'off' : 'polite'}>
          {photos.map((photo, position) => (
            <Slide
              key={photo.src}
              photo={photo}
              href={href}
              roleDescription={labels.slideRoleDescription}
              label={fillIn(labels.slide, { index: position + 1, total })}
              isHidden={swiper !== undefined && position !== index}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
