import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';

const weak = { vulnerabilities: { a: { name: 'a', severity: 'high', range: '<2' } } };

it.each([
  ['passes without vulnerabilities', { vulnerabilities: {} }, 0, 'Known vulnerabilities: 0.'],
  ['fails with one', weak, 1, 'a <2: high\nKnown vulnerabilities: 1.'],
  ['warns when the registry does not answer', { error: {} }, 0, 'Warning: the npm registry did'],
])('%s', (_, answer, expected, words) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'audit-'));
  const script = `#!/bin/sh\necho '${JSON.stringify(answer)}'\n`;
  writeFileSync(join(folder.path, 'npm'), script, { mode: 0o755 });
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/audit.ts'], {
    env: { ...process.env, PATH: [folder.path, process.env.PATH].join(delimiter) },
    encoding: 'utf8',
  });
  expect(stdout + stderr).toContain(words);
  expect(status).toBe(expected);
});
