import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { ComparisonHandle } from '../../components/BeforeAndAfter.tsx';
import { DEFAULT_FOCUS } from '../../logic/crop.ts';
import type { GalleryFile, ImageSlide, Slide, VideoSlide } from '../../data/gallery.ts';

export interface Opening {
  file: GalleryFile;
  index: number;
  /** The thumbnail, shown until the picture has loaded. */
  preview: HTMLImageElement | undefined;
  /** How pictures stand in the window, unless they say it themselves. */
  fit?: 'contain' | 'cover';
}

export const OpeningContext = createContext({} as Opening);

function sizesOf(other: ImageSlide, slide: ImageSlide): string {
  const wider = (other.width * slide.height) / (other.height * slide.width);
  return `${Math.round(100 * Math.max(wider, 1))}vw`;
}

/** The other picture of a pair, over the current one; the handle (`comparison.ts`) reveals it. */
function Comparison({ slide, notes }: { slide: ImageSlide; notes: readonly string[] }) {
  const { slides } = use(OpeningContext).file;
  const index = slides.indexOf(slide);
  const other = slides[1 - index];
  const isBefore = index === 0;
  if (other?.type !== 'image') return undefined;
  const { src, srcSet, focus = '' } = other;
  return (
    <div
      ref={(frame) => {
        // Moves the line to `defaultValue` (`comparison.ts`).
        frame?.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
      }}
      className="comparison"
    >
      <img
        ref={(image) => image?.style.setProperty('object-position', focus)}
        src={src}
        srcSet={srcSet.map((one) => `${one.src} ${one.width}w`).join()}
        sizes={sizesOf(other, slide)}
        alt=""
        data-shows={isBefore ? 'after' : 'before'}
      />
      <ComparisonHandle
        notes={notes}
        // The slide's own picture has the larger part.
        defaultValue={isBefore ? 60 : 40}
        // Drags and arrow keys on the handle must not change the slide.
        onPointerDown={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          if (event.key.startsWith('Arrow')) event.stopPropagation();
        }}
      />
    </div>
  );
}

/** Adds captions, which the library's player does not know. */
function Film({ slide, children }: { slide: VideoSlide; children: ReactNode }) {
  const { alt, captions = '' } = slide;
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current } = frame;
    const addCaptions = ({ target }: Event) => {
      if (!(target instanceof HTMLVideoElement) || target.textTracks.length > 0) return;
      const track = document.createElement('track');
      const srclang = document.documentElement.lang;
      Object.assign(track, { kind: 'captions', src: captions, srclang, default: true });
      target.append(track);
    };
    // Events of media do not bubble.
    current?.addEventListener('loadstart', addCaptions, { capture: true });
    return () => current?.removeEventListener('loadstart', addCaptions, { capture: true });
  }, [captions]);

  return (
    <div ref={frame} className="lightbox-film">
      <p className="visually-hidden">{alt}</p>
      {children}
    </div>
  );
}

/** A photograph above its thumbnail, and below the other one of a pair. */
function Still({ slide, children }: { slide: ImageSlide; children: ReactNode }) {
  const { file, index: opened, preview } = use(OpeningContext);
  const index = file.slides.indexOf(slide);
  return (
    <>
      {children}
      {/* A thumbnail has another ratio: covering the stage, it would be cropped differently. */}
      {preview && index === opened && slide.imageFit !== 'cover' && (
        <img className="lightbox-preview" src={preview.currentSrc} alt="" decoding="sync" />
      )}
      {file.pair && index <= 1 && <Comparison slide={slide} notes={file.pair} />}
    </>
  );
}

/** Reserves the space of a picture until it has loaded; its title stands below. */
export function SlideStage({ slide, children }: { slide: Slide; children: ReactNode }) {
  const { title, width, height } = slide;
  const { fit } = use(OpeningContext);
  const isImage = slide.type === 'image';
  const { focus = DEFAULT_FOCUS, imageFit = isImage ? fit : undefined } = isImage ? slide : {};
  return (
    <div className="lightbox-stage">
      <div
        ref={(frame) => {
          frame?.style.setProperty('--picture-width', String(width));
          frame?.style.setProperty('--picture-height', String(height));
          frame?.style.setProperty('--picture-focus', focus);
        }}
        className="lightbox-frame"
        data-fit={imageFit}
      >
        {slide.type === 'video' ? (
          <Film slide={slide}>{children}</Film>
        ) : (
          <Still slide={slide}>{children}</Still>
        )}
        {title !== undefined && <p className="lightbox-caption">{title}</p>}
      </div>
    </div>
  );
}
