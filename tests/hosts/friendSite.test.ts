import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { foldersOf } from '../../studio/server/content/folders.ts';
import { FRIEND_LINK_MS } from '../../studio/server/publish/friendLink.ts';
import { writeFiles } from '../support/makeFolder.ts';
import { startHostedStudio } from './hostedStudio.ts';
import type { BrowserContext } from '@playwright/test';

let studio: Awaited<ReturnType<typeof startHostedStudio>>;
let friend: BrowserContext;

beforeAll(async () => {
  studio = await startHostedStudio('friend-site');
  vi.stubEnv('STUDIO_SECRETS', join(studio.home, 'secrets'));
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await studio[Symbol.asyncDispose]();
});

/** Makes a link as the studio does, that ends after a time in ms. */
function makeLink(lasting: number): string {
  const folders = foldersOf(studio.root);
  writeFiles(folders.friendSite, {
    'index.html': '<title>Our draft</title>',
    'rooms.html': '<title>Rooms</title>',
    '.fingerprint': 'x',
  });
  const id = randomBytes(32).toString('base64url');
  const [url, made] = [`${studio.friends}/?look=${id}`, Date.now()];
  const link = { way: 'here', id, url, made, ends: made + lasting };
  writeFiles(join(folders.friendLink, '..'), { 'friend-link.json': JSON.stringify({ link }) });
  return url;
}

/** What a browser gets at an address of the friends' host. */
async function look(path: string) {
  const answer = await friend.request.get(studio.friends + path);
  const { 'x-robots-tag': robots } = answer.headers();
  return { status: answer.status(), robots, text: await answer.text() };
}

it('shows friends the unpublished site, and nobody else', async () => {
  friend = await studio.browser.newContext({ ignoreHTTPSErrors: true });
  const refused = { status: 404, robots: 'noindex, nofollow' };
  expect(await look('/')).toMatchObject(refused);
  const url = makeLink(FRIEND_LINK_MS);
  expect(await look('/')).toMatchObject(refused);
  expect(await look('/?look=wrong')).toMatchObject(refused);

  const page = await friend.newPage();
  await page.goto(url);
  expect(await page.title()).toBe('Our draft');
  // The address in the bar no longer has the secret.
  expect(page.url()).toBe(`${studio.friends}/`);
  await page.goto(`${studio.friends}/rooms`);
  expect(await page.title()).toBe('Rooms');
  const [cookie] = await friend.cookies(studio.friends);
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' });
  expect(await look('/')).toMatchObject({ status: 200, robots: 'noindex, nofollow' });

  // The studio is not at this host.
  for (const path of ['/__studio/', '/__studio/api/content', '/.fingerprint'])
    expect((await look(path)).text).not.toContain('studio');
  expect((await friend.request.post(`${studio.friends}/__studio/sign-in/options`)).status()).toBe(
    404,
  );
  await friend.close();
});

it('shows nothing once the link has ended', async () => {
  friend = await studio.browser.newContext({ ignoreHTTPSErrors: true });
  const page = await friend.newPage();
  await page.goto(makeLink(FRIEND_LINK_MS));
  expect((await look('/')).status).toBe(200);
  makeLink(-1);
  expect((await look('/')).status).toBe(404);
  await friend.close();
});
