import sirv from 'sirv';
import { acceptedEncodings } from './encodings.ts';
import { fileType } from './fileTypes.ts';
import { cacheControl } from './headers.ts';
import { plainRange } from './ranges.ts';
import { sendNothing } from './sendNothing.ts';
import { STATUS } from './statuses.ts';
import { entityTag, holdsTag } from './validators.ts';
import type { Stats } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

/** Where sirv takes a name to end, so it would send another file; none of the site's has these. */
const END_OF_NAME = /[?#]/;

/**
 * Answers a request with a file, compressed as the visitor's browser likes it best.
 *
 * A status other than 200 that the response has already is kept, and the file then sent as a whole.
 * A file that is there but cannot be read is answered with 500.
 *
 * @param file The path of the file on the site: `/portfolio.html`.
 * @param onMissing Called when there is no such file; nothing has been sent then.
 */
export type SendFile = (file: string, response: ServerResponse, onMissing: () => void) => void;

/**
 * Makes the function that sends the files of a folder.
 *
 * @param directory The folder of the built site. Its hidden files are not held back.
 */
export function fileSender(directory: string): SendFile {
  const send = sirv(directory, {
    // Has sirv look at the disk with each request. From its list of files it would send those that
    // have gone since, which ends the process, and give changed ones their former length.
    dev: true,
    brotli: true,
    gzip: true,
    // Each route is led to its very file beforehand, or /index would be a second home page.
    extensions: [],
    setHeaders: (response, file, stats) => {
      describeFile(response, file, stats);
      keepHeadOpen(response);
      response.once('pipe', (body: Readable) => {
        tieBody(body, response);
      });
    },
  });

  return (file, response, onMissing) => {
    if (END_OF_NAME.test(file)) {
      onMissing();
      return;
    }
    const request: IncomingMessage = response.req;
    request.url = encodeURI(file);
    // sirv looks for the names alone and would take "br;q=0" for a yes.
    const { 'accept-encoding': accepted } = request.headers;
    request.headers['accept-encoding'] = acceptedEncodings(accepted).join(', ');
    try {
      send(request, response, onMissing);
    } catch {
      // The file went while sirv was looking at it.
      sendNothing(response, STATUS.serverError);
    }
  };
}

/** Corrects what sirv knows about a file, and what it is about to read from the request. */
function describeFile(response: ServerResponse, file: string, stats: Stats): void {
  const { mediaType, compressible } = fileType(file);
  response.setHeader('Content-Type', mediaType);
  response.setHeader('Cache-Control', cacheControl(file));
  if (!compressible) response.removeHeader('Vary');

  const { headers, method } = response.req;
  const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = headers;
  delete headers.range;
  if (response.statusCode !== STATUS.ok) return;

  const etag = entityTag(stats);
  response.setHeader('ETag', etag);
  if (holdsTag(ifNoneMatch, etag)) {
    response.statusCode = STATUS.notModified;
    return;
  }
  const wanted = plainRange(range, stats.size);
  const isSameFile = ifRange === undefined || ifRange === etag;
  if (method === 'GET' && isSameFile && wanted !== undefined) headers.range = wanted;
}

/**
 * Keeps the head of a response open until its body begins, so that sirv does not have the last word
 * on the status and a file that cannot be opened can still be answered with an error.
 */
function keepHeadOpen(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  const noteHead = (status: number, headers?: OutgoingHttpHeaders): ServerResponse => {
    response.writeHead = writeHead;
    // Node itself asks for the head when an answer without a body ends.
    if (headers === undefined) return writeHead(status);
    if (response.statusCode === STATUS.ok) response.statusCode = status;
    if (response.statusCode === STATUS.notModified) return response;
    for (const [name, value = ''] of Object.entries(headers)) response.setHeader(name, value);
    return response;
  };
  response.writeHead = noteHead as typeof writeHead;
}

/**
 * Has a file and the answer it is sent with end together; sirv cares for neither. Where the answer
 * has no body, the file is opened, as that may fail, but not read.
 */
function tieBody(body: Readable, response: ServerResponse): void {
  if (response.req.method === 'HEAD' || response.statusCode === STATUS.notModified) {
    body.unpipe(response);
    body.once('open', () => {
      body.destroy();
      response.end();
    });
  }
  body.once('error', () => {
    if (response.headersSent) response.destroy();
    else sendNothing(response, STATUS.serverError);
  });
  // Otherwise a visitor who leaves a video half-way would leave its file open for ever.
  response.once('close', () => body.destroy());
}
