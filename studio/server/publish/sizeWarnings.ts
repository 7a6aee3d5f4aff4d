import {
  LIMITED_HOSTS,
  type LimitedHost,
  limitWarnings,
} from '../../../content-check/hostLimits.ts';
import type { PublishSettings } from '../../shared/publishSettings.ts';

type Way = PublishSettings['way'];

/** The hosts whose limits a way of sending may meet. A service that Git sends to may be any. */
const HOSTS: Partial<Record<Way, readonly LimitedHost[]>> = {
  cloudflare: ['cloudflare'],
  netlify: ['netlify'],
  git: LIMITED_HOSTS,
};

/** Which limits of the host a built site is near to, or above, in words for the owner. */
export function sizeWarnings(site: string, way: Way): Promise<string[]> {
  return limitWarnings(site, HOSTS[way] ?? []);
}
