import '../../../src/styles/layers.css';
import '../../../src/styles/index.css';
import './fonts.css';

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { HomeApp } from './HomeApp.tsx';
import type { BaselineContent } from './content.ts';

declare const BASELINE_CONTENT: BaselineContent;

const place = document.querySelector('[data-root]');
if (!place) throw new Error('The page has no place for its content.');
const root = createRoot(place);
flushSync(() => root.render(<HomeApp {...BASELINE_CONTENT} />));

// It looks for what has just been rendered.
await import('../../../src/scripts/page.ts');
