import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtempDisposable, utimes, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { compressFolder } from '../../build/compressFolder.ts';
import { HOST_FILES } from '../../server/hostFiles.ts';
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

/** Writes files to a new folder, compresses them as the build does, and adds the settings of the hosts. */
export async function writeSite(files: Record<string, string | Buffer>) {
  const site = await mkdtempDisposable(join(tmpdir(), 'site-'));
  const directory = site.path;
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), content);
  }
  await compressFolder(directory);
  await cp(resolve('hosting'), directory, { recursive: true });
  for (const [name, text] of Object.entries(HOST_FILES))
    await writeFile(join(directory, name), text);
  // Apache calls the tag of a file weak while it may still change, in its first second.
  const anHourAgo = new Date(Date.now() - 3_600_000);
  for (const name of Object.keys(files)) await utimes(join(directory, name), anHourAgo, anHourAgo);
  // Other servers read it as users of their own.
  await chmod(directory, 0o755);
  return { directory, [Symbol.asyncDispose]: () => site.remove() };
}

/** Serves files on a free port. */
export async function serveFiles(
  files: Record<string, string | Buffer>,
  options: Partial<ServerOptions> = {},
) {
  const site = await writeSite(files);
  const { directory } = site;
  const server = await startServer({ directory, port: 0, ...options });
  return {
    directory,
    url: server.url,
    ask: (target: string, options?: AskOptions) => ask(server.url, target, options),
    [Symbol.asyncDispose]: async () => {
      await server.close();
      await site[Symbol.asyncDispose]();
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
