import type { Page } from './test.ts';

/** Holds requests for these files until the returned function is called. */
export async function hold(page: Page, files: string): Promise<() => void> {
  const released = Promise.withResolvers<undefined>();
  await page.route(files, async (route) => {
    await released.promise;
    await route.continue();
  });
  return () => released.resolve(undefined);
}
