import { section, sectionLabel } from '../../schemas/fields.ts';

export function services() {
  return section(
    'services',
    'All services of the business, each with its pictures.',
    'M2 4h18v20H2zM23 8h13v16H23zM39 16h7v8h-7zM2 28h44',
    {
      label: sectionLabel(40),
    },
  );
}
