import { once } from 'node:events';
import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { createServer as createHttpServer, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { run } from '../support/processes.ts';
import type { IncomingHttpHeaders } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';

/** HTTPS in front of a server of this machine, and HTTP that leads there; both end with their scope. */
export interface SecureFront extends AsyncDisposable {
  hostname: string;
  httpPort: number;
  httpsPort: number;
}

const HOSTNAME = 'localhost';
const MOVED = 308;
/** What HTTP/2 has no headers for: how the one connection is used. */
const OF_CONNECTIONS = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * Puts in front of a server what a proxy is online, with a certificate that this process trusts. It
 * speaks HTTP/2, as browsers do with every host, and HTTP/1.1 with whoever asks for that.
 *
 * @param url Where the server answers over HTTP.
 * @throws When openssl is not there.
 */
export async function startSecureFront(url: string): Promise<SecureFront> {
  const certificate = await makeCertificate();
  const secure = createSecureServer({ ...certificate, allowHTTP1: true }, passOn(url));
  const connections = new Set<Socket>();
  secure.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.on('close', () => connections.delete(connection));
  });
  secure.listen(0, HOSTNAME);
  await once(secure, 'listening');
  const { port: httpsPort } = secure.address() as AddressInfo;
  const plain = createHttpServer((asked, answer) => {
    const location = `https://${HOSTNAME}:${httpsPort}${asked.url ?? ''}`;
    answer.writeHead(MOVED, { Location: location }).end();
  });
  plain.listen(0, HOSTNAME);
  await once(plain, 'listening');
  const { port: httpPort } = plain.address() as AddressInfo;
  return {
    ...{ hostname: HOSTNAME, httpPort, httpsPort },
    [Symbol.asyncDispose]: async () => {
      for (const connection of connections) connection.destroy();
      plain.closeAllConnections();
      for (const server of [secure, plain]) {
        server.close();
        await once(server, 'close');
      }
    },
  };
}

function passOn(url: string) {
  return (asked: Http2ServerRequest, answer: Http2ServerResponse): void => {
    const { method, url: path } = asked;
    const headers = headersFor(asked.headers, (name) => !name.startsWith(':'));
    const passed = { ...headers, connection: 'close', 'x-forwarded-proto': 'https' };
    request(url, { method, path, headers: passed }, (reply) => {
      answer.writeHead(
        reply.statusCode ?? 0,
        headersFor(reply.headers, (name) => !OF_CONNECTIONS.has(name)),
      );
      reply.pipe(answer);
    })
      .on('error', () => answer.destroy())
      .end();
  };
}

function headersFor(headers: IncomingHttpHeaders, isMeant: (name: string) => boolean) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isMeant(name)));
}

/**
 * Makes a certificate that this process trusts, for this day and `localhost`.
 *
 * @throws When openssl is not there.
 */
export async function makeCertificate(): Promise<{ key: string; cert: string }> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'certificate-'));
  const [keyFile, file] = [join(folder.path, 'key.pem'), join(folder.path, 'certificate.pem')];
  const { succeeded, output } = await run(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-subj', `/CN=${HOSTNAME}`, '-addext', `subjectAltName=DNS:${HOSTNAME}`],
      ...['-days', '1', '-keyout', keyFile, '-out', file],
    ],
    { quiet: true },
  );
  if (!succeeded) throw new Error(`No certificate could be made. ${output}`);
  const cert = await readFile(file, 'utf8');
  setDefaultCACertificates([...getCACertificates('default'), cert]);
  return { key: await readFile(keyFile, 'utf8'), cert };
}
