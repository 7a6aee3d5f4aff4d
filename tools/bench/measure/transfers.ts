import type { Page, Request } from 'playwright-core';

/** What a page is made of, in the order of the tables. */
export const KINDS = ['html', 'css', 'js', 'font', 'image', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** One finished answer. */
export interface Transfer {
  address: string;
  kind: Kind;
  /** Bytes of the body as it went over the wire, compressed; headers are not counted. */
  bytes: number;
}

/** Bytes by kind, their sum, and the number of answers they came in. */
export type Weight = Record<Kind | 'total' | 'requests', number>;

const KIND_OF_RESOURCE: Record<string, Kind> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'font',
  image: 'image',
};

/**
 * Notes every answer a page gets from now on.
 *
 * @returns A function that gives those finished so far, oldest first.
 */
export function recordTransfers(page: Page): () => Promise<Transfer[]> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  return () => Promise.all(requests.map(describe));
}

/** Adds transfers up. */
export function weigh(transfers: readonly Transfer[]): Weight {
  const weight: Weight = {
    ...{ html: 0, css: 0, js: 0, font: 0, image: 0, other: 0 },
    total: 0,
    requests: transfers.length,
  };
  for (const { kind, bytes } of transfers) {
    weight[kind] += bytes;
    weight.total += bytes;
  }
  return weight;
}

async function describe(request: Request): Promise<Transfer> {
  const { responseBodySize: bytes } = await request.sizes();
  const kind = KIND_OF_RESOURCE[request.resourceType()] ?? 'other';
  return { address: request.url(), kind, bytes };
}
