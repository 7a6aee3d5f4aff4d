import { hash, timingSafeEqual } from 'node:crypto';

/** Compares two secrets; the time it takes tells nothing about them. */
export function isSameSecret(one: string, other: string): boolean {
  const [first, second] = [one, other].map((secret) => hash('sha256', secret, 'buffer')) as [
    Buffer,
    Buffer,
  ];
  return timingSafeEqual(first, second);
}
