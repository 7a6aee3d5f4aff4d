import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { enquirySource } from '../src/logic/enquiryTarget.ts';
import { enquiriesGroup } from '../src/schemas/enquiries.ts';
import { readYaml } from './readYaml.ts';

/**
 * Where visitors may send enquiries, as sources of a Content-Security-Policy. Undefined without
 * enquiries, and while business.yaml has problems, which the content check reports.
 */
export function readReceivers(contentFolder: string): string | undefined {
  const file = join(contentFolder, 'business.yaml');
  const result = existsSync(file) ? readYaml(readFileSync(file)) : undefined;
  const business = Object(result && 'data' in result ? result.data : undefined) as {
    enquiries?: unknown;
  };
  const { data } = enquiriesGroup().safeParse(business.enquiries);
  if (!data) return undefined;
  const source = enquirySource(data);
  // Services lead on to the page of thanks.
  return source === undefined ? "'self'" : `'self' ${source}`;
}
