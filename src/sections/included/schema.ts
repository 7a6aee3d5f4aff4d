import { choice, section, sectionLabel, text, uniqueList } from '../../schemas/fields.ts';

export function included() {
  return section(
    'included',
    'A list of what the service includes.',
    'M4 8l2 2 3-4M13 8h9M4 16l2 2 3-4M13 16h9M4 24l2 2 3-4M13 24h9M27 8l2 2 3-4M36 8h8M27 16l2 2 3-4M36 16h8',
    {
      label: sectionLabel(),
      entries: uniqueList('The services.', text('One service.', 60), [2, 14]),
      look: choice('Mark before each service.', ['ticks', 'chips']).meta({
        title: 'Marks',
        names: { ticks: 'Ticks', chips: 'Colour chips' },
      }),
    },
  );
}
