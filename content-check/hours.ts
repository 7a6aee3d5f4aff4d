import { posix } from 'node:path';
import { CHECK_WORDS } from './words.ts';
import type { Issue } from './issue.ts';
import type { LineOf } from './readYaml.ts';

interface ContentFile {
  file: string;
  data: unknown;
  lineOf: LineOf;
}

interface HoursSection {
  kind?: unknown;
  area?: unknown;
}

/** Finds sections for opening hours that would be empty. */
export function checkHours(files: readonly ContentFile[]): Issue[] {
  const business = files.find(({ file }) => file === 'business.yaml');
  const { hours } = Object(business?.data) as { hours?: unknown };
  if (!business || hours !== undefined) return [];
  const pages = files.filter(({ file }) => posix.dirname(file) === 'pages');
  return pages.flatMap(({ file, data, lineOf }) => {
    const { sections } = Object(data) as { sections?: unknown };
    const all = (Array.isArray(sections) ? sections : []) as (HoursSection | null)[];
    return all.flatMap((section, index) => {
      if (section?.kind !== 'hours' || section.area !== undefined) return [];
      const path = ['sections', index, 'area'];
      return [{ file, line: lineOf(path), path, message: CHECK_WORDS.file.noHours }];
    });
  });
}
