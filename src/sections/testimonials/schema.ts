import { group, list, section, sectionLabel, text } from '../../schemas/fields.ts';
import { SCHEMA_WORDS } from '../../schemas/words.ts';

const OUTER_MARK = /^["“”„«»]|["“”„«»]$/u;

function quotedText(description: string, maxLength: number) {
  return text(description, maxLength).refine((value) => !OUTER_MARK.test(value), {
    error: () => SCHEMA_WORDS.quotedTwice,
  });
}

const customer = {
  name: text('Name of the customer.', 40),
  town: text('Town of the customer.', 40),
};

export function testimonials() {
  return section(
    'testimonials',
    'The words of your customers.',
    'M6 6c-2 3-2 6 2 6V6zm8 0c-2 3-2 6 2 6V6zM20 8h22M20 16h22M20 24h12',
    {
      label: sectionLabel(40),
      paragraphs: list(
        'One to five, without quotation marks. The first is large.',
        quotedText('One paragraph.', 600),
        [1, 5],
      ),
      ...customer,
      others: list(
        'More customers, in small text below.',
        group('One more customer.', {
          text: quotedText('The customer’s words, without quotation marks.', 300),
          ...customer,
        }),
        [0, 12],
      )
        .meta({ title: 'Short testimonials' })
        .optional(),
    },
  );
}
