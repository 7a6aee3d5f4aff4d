import { group, text, uniqueList } from './fields.ts';
import { sectionLabel } from './pageParts.ts';
import { picture, pictureReference } from './pictures.ts';
import type { ContentContext } from './context.ts';

const LABEL_MAX_LENGTH = 40;
const TITLE_MAX_LENGTH = 30;
const TEXT_MAX_LENGTH = 110;
const POPUP_TEXT_MAX_LENGTH = 240;
const SLIDER_PICTURES = { min: 2, max: 5 };

function cardWords() {
  return {
    title: text('Name of the service.', TITLE_MAX_LENGTH),
    text: text('One sentence about it.', TEXT_MAX_LENGTH),
  };
}

function sliderCard(description: string, context: ContentContext) {
  return group(description, {
    ...cardWords(),
    pictures: uniqueList(
      'Pictures of the slider in their order.',
      pictureReference('Gallery and picture, such as organizing/02-closet.', context),
      SLIDER_PICTURES,
    ),
  });
}

/** The three cards of the section "Our services". */
export function homeServices(context: ContentContext) {
  return group('The three services.', {
    label: sectionLabel(LABEL_MAX_LENGTH),
    organizing: sliderCard('Card that leads to the organizing page.', context),
    styling: sliderCard('Card that leads to the styling page.', context),
    products: group('Card that opens the pop-up.', {
      ...cardWords(),
      picture: picture('Picture on the card and in the pop-up.', context),
      popup: group('The pop-up.', {
        label: text('Label at the top.', TITLE_MAX_LENGTH),
        title: text('Heading.', TITLE_MAX_LENGTH),
        text: text('What is said below the heading.', POPUP_TEXT_MAX_LENGTH),
      }),
    }),
  });
}
