import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { ComparisonHandle } from '../../components/ComparisonHandle.tsx';
import { Icon } from '../../components/Icon.tsx';
import { cropToRatio, DEFAULT_POSITION, parseFocus } from '../../logic/crop.ts';
import { useOpening } from './context.ts';
import type { ImageSlide, Slide } from '../../logic/slides.ts';

export function Loading() {
  return <span className="visually-hidden">{useOpening().file.messages.loading}</span>;
}

export function FailedPicture() {
  return (
    <div className="lightbox-failed">
      <Icon name="failed-picture" size={48} />
      <p>{useOpening().file.messages.failed}</p>
    </div>
  );
}

/** The thumbnail, as the part of the picture that it shows. */
function Preview({ slide, image }: { slide: ImageSlide; image: HTMLImageElement }) {
  const ratio = image.naturalWidth / image.naturalHeight;
  const focus = parseFocus(slide.position ?? DEFAULT_POSITION);
  const { left, top, width, height } = cropToRatio(slide, ratio, focus);
  return <image href={image.currentSrc} x={left} y={top} width={width} height={height} />;
}

/** The width of a picture that covers the box of another one. */
function sizesOf(other: ImageSlide, slide: ImageSlide): string {
  const wider = (other.width * slide.height) / (other.height * slide.width);
  return `${Math.round(100 * Math.max(wider, 1))}vw`;
}

function moveLine(comparison: Element, split: number): void {
  for (const part of comparison.querySelectorAll<HTMLElement>('img, .comparison-handle')) {
    part.style.setProperty('--split', String(split));
  }
}

/** The other picture of a before-and-after pair, over the current one. */
function Comparison({ slide, notes }: { slide: ImageSlide; notes: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null);
  const { slides, index: opened, split: openedSplit } = useOpening();
  const index = slides.indexOf(slide);
  const other = slides[1 - index];
  const isBefore = index === 0;
  const whole = isBefore ? 100 : 0;
  const split = index === opened ? (openedSplit ?? whole) : whole;

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
      <ComparisonHandle
        notes={notes}
        defaultValue={split}
        onInput={({ currentTarget: { parentElement, valueAsNumber } }) => {
          if (parentElement) moveLine(parentElement, valueAsNumber);
        }}
        // Dragging the line and its arrow keys must not change the slide.
        onPointerDown={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          if (event.key.startsWith('Arrow')) event.stopPropagation();
        }}
      />
    </div>
  );
}

/** Keeps the place of a picture before it has loaded. It grows and shrinks with all that is in it. */
export function SlideStage({ slide, children }: { slide: Slide; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const { file, slides, index, preview } = useOpening();
  const { width, height } = slide;

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
  const isPair = slides.indexOf(slide) <= 1;
  return (
    <div className="lightbox-stage">
      <div ref={frame} className="lightbox-frame" data-fit={slide.imageFit}>
        <svg
          className="lightbox-preview"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          {preview && slide === slides[index] && <Preview slide={slide} image={preview} />}
        </svg>
        {children}
        {file.pair && isPair && <Comparison slide={slide} notes={file.pair} />}
      </div>
    </div>
  );
}
