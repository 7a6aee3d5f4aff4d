import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useRef } from 'react';
import {
  Carousel,
  createModule,
  MODULE_CAROUSEL,
  useLightboxState,
} from 'yet-another-react-lightbox';
import { ComparisonHandle } from '../../components/BeforeAndAfter.tsx';
import { Icon } from '../../components/Icon.tsx';
import { cropToRatio, DEFAULT_POSITION, parseFocus } from '../../logic/crop.ts';
import { fillIn } from '../../logic/fillIn.ts';
import { MAX_PICTURES } from '../../logic/slides.ts';
import type { ComponentProps, PluginProps } from 'yet-another-react-lightbox';
import type { GalleryFile, ImageSlide, Slide } from '../../data/gallery.ts';

export interface Opening {
  file: GalleryFile;
  index: number;
  /** The thumbnail, shown until the picture has loaded. */
  preview: HTMLImageElement | undefined;
}

export const OpeningContext = createContext({} as Opening);

export function Loading() {
  return <span className="visually-hidden">{use(OpeningContext).file.messages.loading}</span>;
}

export function FailedPicture() {
  return (
    <div className="lightbox-failed">
      <Icon name="failed-picture" size={48} />
      <p>{use(OpeningContext).file.messages.failed}</p>
    </div>
  );
}

/** The thumbnail at the part of the picture that it was cropped from. */
function Preview({ slide, image }: { slide: ImageSlide; image: HTMLImageElement }) {
  const ratio = image.naturalWidth / image.naturalHeight;
  const focus = parseFocus(slide.position ?? DEFAULT_POSITION);
  const { left, top, width, height } = cropToRatio(slide, ratio, focus);
  return <image href={image.currentSrc} x={left} y={top} width={width} height={height} />;
}

function sizesOf(other: ImageSlide, slide: ImageSlide): string {
  const wider = (other.width * slide.height) / (other.height * slide.width);
  return `${Math.round(100 * Math.max(wider, 1))}vw`;
}

function moveLine(comparison: Element, split: number): void {
  for (const part of comparison.querySelectorAll<HTMLElement>('img, .comparison-handle')) {
    part.style.setProperty('--split', String(split));
  }
}

/** The other picture of a pair, over the current one; the handle reveals it. */
function Comparison({ slide, notes }: { slide: ImageSlide; notes: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null);
  const { file } = use(OpeningContext);
  const index = file.slides.indexOf(slide);
  const other = file.slides[1 - index];
  const isBefore = index === 0;
  const split = isBefore ? 100 : 0;

  useLayoutEffect(() => {
    if (box.current) moveLine(box.current, split);
  }, [split]);

  if (other?.type !== 'image') return undefined;
  const { src, srcSet, position = DEFAULT_POSITION } = other;
  return (
    <div ref={box} className="comparison">
      <img
        ref={(image) => image?.style.setProperty('object-position', position)}
        src={src}
        srcSet={srcSet.map((one) => `${one.src} ${one.width}w`).join()}
        sizes={sizesOf(other, slide)}
        alt=""
        data-shows={isBefore ? 'after' : 'before'}
      />
      <span className="lightbox-half surface" aria-hidden="true">
        {notes[index]}
      </span>
      <ComparisonHandle
        notes={notes}
        defaultValue={split}
        onInput={({ currentTarget: { parentElement, valueAsNumber } }) => {
          if (parentElement) moveLine(parentElement, valueAsNumber);
        }}
        // Drags and arrow keys on the handle must not change the slide.
        onPointerDown={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          if (event.key.startsWith('Arrow')) event.stopPropagation();
        }}
      />
    </div>
  );
}

/** Reserves the space of a picture until it has loaded. */
export function SlideStage({ slide, children }: { slide: Slide; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const { file, index: opened, preview } = use(OpeningContext);
  const { width, height } = slide;
  const index = file.slides.indexOf(slide);

  useLayoutEffect(() => {
    frame.current?.style.setProperty('--picture-width', String(width));
    frame.current?.style.setProperty('--picture-height', String(height));
  }, [width, height]);

  if (slide.type === 'video') {
    return (
      <>
        <p className="visually-hidden">{slide.alt}</p>
        {children}
      </>
    );
  }
  return (
    <div className="lightbox-stage">
      <div ref={frame} className="lightbox-frame" data-fit={slide.imageFit}>
        <svg
          className="lightbox-preview"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          {preview && index === opened && <Preview slide={slide} image={preview} />}
        </svg>
        {children}
        {file.pair && index <= 1 && <Comparison slide={slide} notes={file.pair} />}
      </div>
    </div>
  );
}

function FewerPictures({ carousel, ...rest }: ComponentProps) {
  return <Carousel carousel={{ ...carousel, preload: 2 }} {...rest} />;
}

/** Shows all thumbnails but preloads two pictures; the library has one setting for both. */
export function allThumbnails({ augment, replace }: PluginProps): void {
  augment(({ carousel, ...rest }) => ({
    ...rest,
    carousel: { ...carousel, preload: MAX_PICTURES - 1 },
  }));
  replace(MODULE_CAROUSEL, createModule(MODULE_CAROUSEL, FewerPictures));
}

export function StripThumbnail({ slide }: { slide: Slide }) {
  const picture = useRef<HTMLImageElement>(null);
  const { slides, messages } = use(OpeningContext).file;
  const { currentIndex } = useLightboxState();
  const index = slides.indexOf(slide);
  const isCurrent = index === currentIndex;
  const numbers = { index: index + 1, total: slides.length };
  const name = fillIn(messages.thumbnail, { ...numbers, alt: slide.alt });

  useLayoutEffect(() => {
    const button = picture.current?.closest('button');
    if (!button) return;
    button.ariaLabel = name;
    // Keyboard focus in the strip follows the current picture.
    const hasFocus = button.parentElement?.contains(document.activeElement);
    if (isCurrent && hasFocus) button.focus({ preventScroll: true });
  }, [name, isCurrent]);

  // Also scrolls after rotation and when the strip is shown again.
  useEffect(() => {
    const strip = picture.current?.closest('nav')?.parentElement;
    if (!isCurrent || !strip) return;
    const observer = new ResizeObserver(() =>
      picture.current?.scrollIntoView({ inline: 'center', block: 'nearest' }),
    );
    observer.observe(strip);
    return () => observer.disconnect();
  }, [isCurrent]);

  return <img ref={picture} loading="lazy" src={slide.thumbnail} alt="" draggable={false} />;
}
