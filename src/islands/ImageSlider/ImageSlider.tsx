import { useRef } from 'react';
import { Photo } from '../../components/Photo.tsx';
import { StretchedLink } from '../../components/PictureLink.tsx';
import { ShelfStrip } from '../../components/ShelfLabel.tsx';
import { fillIn } from '../../logic/fillIn.ts';
import styles from './ImageSlider.module.css';
import { SliderControls } from './SliderControls.tsx';
import { useSlider } from './useSlider.ts';
import type { PhotoData } from '../../data/photo.ts';
import type { InternalHref } from '../../routes.ts';
import type { Messages } from '../../schemas/messages.ts';

export interface ImageSliderProps {
  /** At least two. */
  photos: PhotoData[];
  /** The page of the card; the pictures link to it as well. */
  href: InternalHref;
  /** Name of the service the pictures show. */
  service: string;
  messages: Messages['slider'];
}

/** Pictures on a shelf, one at a time, above its strip. Without script they scroll sideways. */
export function ImageSlider({ photos, href, service, messages }: ImageSliderProps) {
  const slider = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const bullets = useRef<HTMLDivElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const total = photos.length;
  const named = (words: string) =>
    photos.map((_, position) => fillIn(words, { index: position + 1, total }));
  const slideLabels = named(messages.slide);
  const { swiper, index, isPlaying, isRunning, togglePlaying, handlers } = useSlider(
    { slider, viewport, bullets, playButton },
    named(messages.goTo),
  );

  return (
    <div
      ref={slider}
      className={styles.slider}
      role="group"
      aria-roledescription={messages.roleDescription}
      aria-label={fillIn(messages.label, { service })}
      data-state={swiper ? 'sliding' : 'scrolling'}
      {...handlers}
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
            <div
              key={photo.src}
              className={styles.slide}
              role="group"
              aria-roledescription={messages.slideRoleDescription}
              aria-label={slideLabels[position]}
              aria-hidden={swiper && position !== index ? true : undefined}
            >
              <Photo photo={photo} />
              <StretchedLink href={href} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
