import fs from 'node:fs';
import { join } from 'node:path';

/** Builds a site that shows only the words of the business. @returns its folder, `dist` in `home` */
export function buildSmallSite(content: string, home: string): Promise<string> {
  const site = join(home, 'dist');
  fs.mkdirSync(site, { recursive: true });
  fs.writeFileSync(join(site, '.fingerprint'), '');
  fs.copyFileSync(join(content, 'business.yaml'), join(site, 'index.html'));
  return Promise.resolve(site);
}
