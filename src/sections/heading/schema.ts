import { section, text } from '../../schemas/fields.ts';

export function heading() {
  return section('heading', 'The heading of a page, without a picture.', 'M6 0v12h24V0M10 6h16', {
    title: text('Heading of the page.', 40),
    subtitle: text('Sentence below the heading.', 80).optional(),
  });
}
