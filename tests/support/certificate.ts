import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A certificate for localhost that its server signs itself, with its key. */
export function makeCertificate() {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'certificate-'));
  const [key, certificate] = [join(folder.path, 'key'), join(folder.path, 'crt')] as const;
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate];
  const args = ['req', '-x509', '-nodes', '-newkey', 'rsa:2048', ...subject, ...files];
  execFileSync('openssl', args, { stdio: 'ignore' });
  const read = { key: readFileSync(key, 'utf8'), cert: readFileSync(certificate, 'utf8') };
  folder.remove();
  return read;
}
