import { expect, it } from 'vitest';
import { placeScripts } from './pageScripts.ts';

it('asks for module scripts after all that is seen', () => {
  expect(placeScripts('<script type="module" src="/page.js"></script>').page).toBe(
    '<script type="module" fetchpriority="low" src="/page.js"></script>',
  );
});

it('takes what brings islands to life into a file', () => {
  const page = '<head></head><script>(self.Astro||={}).a=1</script><script>Astro.b=2</script><p>';
  const { page: placed, file } = placeScripts(page);
  expect(file?.text).toBe('(self.Astro||={}).a=1;Astro.b=2');
  expect(placed).toBe(
    `<head><script src="${file?.path}" async fetchpriority="low"></script></head><p>`,
  );
});

it('shortens the scripts that stay in the page', () => {
  expect(placeScripts('<script>const a = 1;\n\nuse(a);</script>').page).not.toMatch(/\s=|\n/u);
});
