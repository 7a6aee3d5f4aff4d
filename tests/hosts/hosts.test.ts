import { stat } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { Comparison } from '../../tools/hosts/compare.ts';
import { explanationOf, EXPLANATIONS } from '../../tools/hosts/explanations.ts';
import { findNginxBrotli, HOST_NAMES } from '../../tools/hosts/programs.ts';
import { startHost } from '../../tools/hosts/startHosts.ts';
import { TEST_SITE } from '../../tools/support/sites.ts';
import type { Difference } from '../../tools/hosts/compare.ts';

let own: Comparison;

beforeAll(async () => {
  own = await Comparison.of(TEST_SITE.folder);
});

it('the built site can be read by servers, which are no users in particular', async () => {
  expect((await stat(TEST_SITE.folder)).mode & 0o055).toBe(0o055);
});

it('nginx has what it takes to send Brotli', () => {
  expect(findNginxBrotli()).toBeDefined();
});

describe.each(HOST_NAMES)('%s', (host) => {
  let differences: Difference[] = [];

  beforeAll(async () => {
    await using server = await startHost(host, TEST_SITE.folder);
    differences = await own.with(server.url);
  });

  it('answers everything as the server of the site does, but for what is explained', () => {
    const unexplained = differences.filter((one) => explanationOf(host, one) === undefined);
    expect(
      unexplained.map(
        ({ question, trait, own: ours, other }) =>
          `${question.about}, ${question.target}: ${trait} is "${other}" instead of "${ours}"`,
      ),
    ).toEqual([]);
  });

  it('differs in all that is explained', () => {
    const used = new Set(differences.map((one) => explanationOf(host, one)));
    const idle = EXPLANATIONS.filter((one) => one.hosts.includes(host) && !used.has(one));
    expect(idle.map(({ why }) => why)).toEqual([]);
  });
});
