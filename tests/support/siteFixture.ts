import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressFolder } from '../../build/finishSite.ts';
import { startServer } from '../../server/server.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { ServerOptions } from '../../server/server.ts';

/** A response with its body not decompressed. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
}

/** Writes files, compresses them as the build does, and serves them on a free port. */
export async function serveFiles(
  files: Record<string, string | Buffer>,
  options: Partial<ServerOptions> = {},
) {
  const directory = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), content);
  }
  await compressFolder(directory);
  const server = await startServer({ directory, port: 0, ...options });
  return {
    directory,
    url: server.url,
    ask: (target: string, options?: AskOptions) => ask(server.url, target, options),
    [Symbol.asyncDispose]: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

/** Requests exactly this target, without normalizing it or following redirects. */
export function ask(url: string, target: string, options: AskOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {} } = options;
    request(url, { path: target, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status = 0, headers: answered } = response;
        resolve({ status, headers: answered, bytes: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}
