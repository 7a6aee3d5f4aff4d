import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import { MemoryStore, rateLimiter } from 'hono-rate-limiter';
import { expandIPv6 } from 'hono/utils/ipaddr';
import { ACCESS_WORDS, PUBLISH_WORDS } from '../words.ts';
import type { Context, MiddlewareHandler } from 'hono';

const WINDOW_MS = 15 * 60_000;
/** A provider gives each customer a whole network of IPv6: the first four of eight groups. */
const GROUPS_OF_NETWORK = 4;
const MOST_CLIENTS = 10_000;

/** Forgets all counts rather than grow without end. */
class BoundedStore extends MemoryStore {
  override increment(client: string) {
    if (this.current.size + this.previous.size >= MOST_CLIENTS) this.resetAll();
    return super.increment(client);
  }
}

/** The network that a request comes from. The proxy writes the last address of the header itself. */
export function clientOf(context: Context): string {
  const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  const address = forwarded ?? getConnInfo(context).remote.address ?? '';
  if (!isIPv6(address) || address.includes('.')) return address;
  return expandIPv6(address).split(':').slice(0, GROUPS_OF_NETWORK).join(':');
}

interface LimitOptions {
  onlyRefused?: boolean;
  /** Counts the requests of all networks together. */
  isForAll?: boolean;
}

/** Answers 429 to more than so many requests, or refused ones, of one network within 15 minutes. */
export function limitByAddress(
  limit: number,
  { onlyRefused = false, isForAll = false }: LimitOptions = {},
): MiddlewareHandler {
  return rateLimiter({
    windowMs: WINDOW_MS,
    limit,
    skipSuccessfulRequests: onlyRefused,
    keyGenerator: isForAll ? () => 'all' : clientOf,
    store: new BoundedStore(),
    message: () => ACCESS_WORDS.tooMany,
  });
}

/** Answers 429 to the fourth test in a minute: tests reach into other networks, also by a stolen session. */
export function limitTests() {
  return rateLimiter({
    windowMs: 60_000,
    limit: 3,
    // The owner is the only client.
    keyGenerator: () => 'owner',
    message: () => PUBLISH_WORDS.tooManyTests,
  });
}
