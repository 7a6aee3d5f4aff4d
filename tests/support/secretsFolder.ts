import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Set-up of all Vitest projects: no test touches the secrets of this computer's studios. */
export function setup(): () => void {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'studio-secrets-'));
  process.env.STUDIO_SECRETS = folder.path;
  return () => folder.remove();
}
