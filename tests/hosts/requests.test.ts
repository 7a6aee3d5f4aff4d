import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestsTo, sendRequest, TABLE_FILES } from '../support/requestTable.ts';
import { writeSite } from '../support/siteFixture.ts';
import { HOST_NAMES, startHost } from './startHost.ts';

const site = await writeSite(TABLE_FILES);
afterAll(() => site[Symbol.asyncDispose]());

describe.each(HOST_NAMES)('%s', (host) => {
  let server: Awaited<ReturnType<typeof startHost>>;

  beforeAll(async () => {
    server = await startHost(host, undefined, site.directory);
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it.each(requestsTo(host))('answers %s', async (_, request) => {
    expect(await sendRequest(server.url, request)).toEqual(request.expected);
  });
});
