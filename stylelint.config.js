// @ts-check
/** Physical directions; logical ones such as `inline-start` also work right to left. */
const PHYSICAL_PROPERTIES = [
  '/^(margin|padding|scroll-margin|scroll-padding)-(top|right|bottom|left)$/',
  '/^border-(top|right|bottom|left)(-|$)/',
  '/^(top|right|bottom|left)$/',
  '/^(min-|max-)?(width|height)$/',
];

/** A value with up to three levels of brackets. */
const VALUE = String.raw`(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+`;
/** Its second value is the right side, its fourth the left. */
const FOUR_SIDES = new RegExp(String.raw`^(?:${VALUE}\s+){3}${VALUE}$`, 'u');

/** @type {import('stylelint').Config} */
export default {
  reportNeedlessDisables: true,
  rules: {
    'block-no-empty': true,
    'color-no-hex': true,
    'color-named': 'never',
    'custom-property-no-missing-var-function': true,
    // Allows a fallback value for older browsers.
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'declaration-no-important': true,
    'declaration-property-value-disallowed-list': {
      '/^(text-align|float|clear|caption-side)$/': ['left', 'right'],
      '/^(margin|padding|inset)$/': [FOUR_SIDES],
      // Safari before 26.2 supports only parts of it.
      'text-decoration': [/\s/u],
    },
    'font-family-no-duplicate-names': true,
    'no-duplicate-selectors': true,
    'no-empty-source': true,
    'no-invalid-position-at-import-rule': true,
    'property-disallowed-list': PHYSICAL_PROPERTIES,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-max-id': 0,
    'selector-pseudo-element-no-unknown': true,
    'selector-type-no-unknown': [true, { ignore: ['custom-elements'] }],
    'unit-no-unknown': true,
  },
  overrides: [{ files: ['**/tokens.css'], rules: { 'color-no-hex': null } }],
};
