import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { compressFolder } from '../../build/finishSite.ts';
import { type ServerOptions, startServer } from '../../server/server.ts';

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
export async function ask(
  url: string,
  target: string,
  { method = 'GET', headers = {} }: AskOptions = {},
): Promise<Answer> {
  const asked = request(url, { path: target, method, headers, agent: false }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const { statusCode: status = 0, headers: answered } = response;
  return { status, headers: answered, bytes: await buffer(response) };
}
