import { bodyLimit } from 'hono/body-limit';
import { SHARE, STUDIO } from '../../shared/addresses.ts';
import { LARGEST_PHOTO, PHOTO_WORDS, STORAGE_WORDS } from '../words.ts';
import type { MiddlewareHandler } from 'hono';

/** In bytes; the unsaved words of a large site have less than a million. */
const LARGEST_JSON = 5_000_000;

const limitTo = (maxSize: number, message: () => string) =>
  bodyLimit({ maxSize, onError: (context) => context.text(message(), 413) });

/** Refuses bodies that are too large, with status 413: uploads by their address, all others as JSON. */
export function limitBodies(): MiddlewareHandler {
  const photo = limitTo(LARGEST_PHOTO, () => PHOTO_WORDS.tooHeavy);
  const uploads: Record<string, MiddlewareHandler> = {
    '/api/photos': photo,
    '/api/logo': photo,
    [SHARE]: photo,
    // A copy is unpacked as it arrives, and limited there: a limit here may read the whole body.
    '/api/copy': (_, next) => next(),
  };
  const json = limitTo(LARGEST_JSON, () => STORAGE_WORDS.tooMuch);
  return (context, next) => (uploads[context.req.path.replace(STUDIO, '')] ?? json)(context, next);
}
