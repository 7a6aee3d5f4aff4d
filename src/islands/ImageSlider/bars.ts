import type { Swiper } from 'swiper/types';

import styles from './Bar.module.css';

/** The class of a bar, as a single class name. */
export const BAR_CLASS = styles.bar ?? '';

/** One bar as HTML; its words follow as properties, where no quotation mark can do harm. */
export function renderBar(_index: number, className: string): string {
  return `<button type="button" class="${className}"></button>`;
}

/** Gives each bar its spoken name. */
export function nameBars(swiper: Swiper, label: (index: number) => string): void {
  swiper.pagination.bullets.forEach((bar, index) => bar.setAttribute('aria-label', label(index)));
}

/** Says which bar stands for the shown picture. */
export function markCurrentBar(swiper: Swiper): void {
  swiper.pagination.bullets.forEach((bar, index) => {
    bar.ariaCurrent = index === swiper.realIndex ? 'true' : null;
  });
}
