import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Scripts, styles and lists: what a page asks for after itself. */
const PART = /\.(?:js|css|json)$/u;

/** The site, behind a line on which parts of it get lost. */
export interface BadLine extends AsyncDisposable {
  /** Where the site answers, without a slash at the end. */
  url: string;
  /** From now on every part fails when it is asked for the first time. */
  loseFirst: () => void;
  /** The parts that have failed. */
  lost: ReadonlySet<string>;
}

/** Passes questions on to the site, and its answers back. */
export async function badLineTo(siteUrl: string): Promise<BadLine> {
  const lost = new Set<string>();
  let isBad = false;
  const server = createServer(({ url: path = '' }, response) => {
    if (isBad && PART.test(path) && !lost.has(path)) {
      lost.add(path);
      response.writeHead(503).end();
      return;
    }
    const pass = async (): Promise<void> => {
      const answer = await fetch(siteUrl + path);
      const kept = ['content-type', 'cache-control'];
      const headers = kept.map((name) => [name, answer.headers.get(name) ?? ''] as const);
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
    };
    void pass();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    loseFirst: () => (isBad = true),
    lost,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
