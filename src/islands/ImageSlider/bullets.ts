import styles from './Bullet.module.css';
import type { Swiper } from 'swiper/types';

/** The class of a bullet, as a single class name. */
export const BULLET_CLASS = styles.bullet ?? '';

/** One bullet as HTML; its words follow as properties, where no quotation mark can do harm. */
export function renderBullet(_index: number, className: string): string {
  return `<button type="button" class="${className}"></button>`;
}

/** Gives each bullet its spoken name. */
export function nameBullets(swiper: Swiper, label: (index: number) => string): void {
  swiper.pagination.bullets.forEach((bullet, index) =>
    bullet.setAttribute('aria-label', label(index)),
  );
}

/** Says which bullet stands for the shown picture. */
export function markCurrentBullet(swiper: Swiper): void {
  swiper.pagination.bullets.forEach((bullet, index) => {
    bullet.ariaCurrent = index === swiper.realIndex ? 'true' : null;
  });
}
