// @ts-check
import { join } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';

const MEDIA_FILE = join(import.meta.dirname, 'src/styles/media.css');

/** Breakpoints have names in every style sheet; browsers get the widths. */
export default { plugins: [globalData({ files: [MEDIA_FILE] }), customMedia()] };
