import type { SVGProps } from 'react';

import styles from './Drawing.module.css';

export interface DrawingProps extends Omit<SVGProps<SVGSVGElement>, 'viewBox' | 'className'> {
  /** Size of the drawing in px; its lower edge is the shelf it stands on. */
  width: number;
  height: number;
}

/** The ground of every line drawing: a 2 px line in the colour of the shelves, always decorative. */
export function Drawing({ width, height, ...rest }: DrawingProps) {
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      aria-hidden="true"

      {...rest}
    />
  );
}
