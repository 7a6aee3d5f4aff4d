import type { ImageSlide } from '../../logic/slides.ts';

export interface SlideOutlineProps {
  slide: ImageSlide;
}

/** The outline of a picture's box, where the picture will be once it is loaded. */
export function SlideOutline({ slide: { width, height, imageFit } }: SlideOutlineProps) {
  return (
    <svg
      className="lightbox-outline"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={imageFit === 'cover' ? 'none' : undefined}
      aria-hidden="true"
    >
      <rect width={width} height={height} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
