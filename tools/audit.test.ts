import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

/** What the command says where the registry knows of these weaknesses. */
function audit(...names: string[]): string {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'audit-'));
  const found = names.map((name) => [name, { name, severity: 'high', range: '<2' }]);
  const vulnerabilities: unknown = Object.fromEntries(found);
  const script = `#!/bin/sh\ncat <<'END'\n${JSON.stringify({ vulnerabilities })}\nEND\n`;
  writeFileSync(join(folder.path, 'npm'), script, { mode: 0o755 });
  const path = [folder.path, process.env.PATH].join(delimiter);
  const { stdout } = spawnSync(process.execPath, [resolve('tools/audit.ts')], {
    env: { ...process.env, PATH: path },
    encoding: 'utf8',
  });
  return stdout.trim();
}

it.each([
  [[], 'No weakness is known.'],
  [['one'], 'one <2: high\n1 weakness is known.'],
  [['one', 'two'], 'one <2: high\ntwo <2: high\n2 weaknesses are known.'],
])('says of %j that %s', (names, said) => {
  expect(audit(...names)).toBe(said);
});
