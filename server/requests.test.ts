import { afterAll, describe, expect, it } from 'vitest';
import { requestsTo, sendRequest, TABLE_FILES } from '../tests/support/requestTable.ts';
import { serveFiles } from '../tests/support/siteFixture.ts';

const site = await serveFiles(TABLE_FILES);
afterAll(() => site[Symbol.asyncDispose]());

describe('the own server', () => {
  it.each(requestsTo('own server'))('answers %s', async (_, request) => {
    expect(await sendRequest(site.url, request)).toEqual(request.expected);
  });
});
