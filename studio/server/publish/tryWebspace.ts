import { randomUUID } from 'node:crypto';
import { PUBLISH_WORDS as WORDS } from '../words.ts';
import { PublishError } from './publishError.ts';
import type { Webspace } from './sendSite.ts';

/** Writes a file of a name that nobody uses, reads it and removes it. @throws If that fails. */
export async function tryWebspace(space: Webspace): Promise<void> {
  const text = randomUUID();
  const file = `test-${text}.txt`;
  await space.write(file, Buffer.from(text));
  try {
    if ((await space.read(file)) !== text) throw new PublishError(WORDS.differs);
  } finally {
    await space.remove(file);
  }
  if ((await space.read(file)) !== undefined) throw new PublishError(WORDS.notRemoved);
}
