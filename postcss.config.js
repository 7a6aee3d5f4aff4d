// @ts-check
import { join } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';

const MEDIA_FILES = ['src/styles/media.css', 'studio/browser/styles/media.css'].map((file) =>
  join(import.meta.dirname, file),
);
/** Rules that cannot be inside a layer. */
const OUTSIDE = new Set(['layer', 'property']);

/**
 * Rules of CSS modules are in the layer `components`, unless they name another one.
 *
 * @type {import('postcss').Plugin}
 */
const moduleLayer = {
  postcssPlugin: 'module-layer',
  Once(root, { AtRule }) {
    if (!root.source?.input.file?.endsWith('.module.css')) return;
    const rules = root.nodes.filter((node) => node.type !== 'atrule' || !OUTSIDE.has(node.name));
    if (rules.length > 0)
      root.append(new AtRule({ name: 'layer', params: 'components' }).append(rules));
  },
};

/** Replaces named breakpoints by widths. */
export default {
  plugins: [globalData({ files: MEDIA_FILES }), customMedia(), moduleLayer],
};
