/* What every page does once it is there: small, without React, and nothing that words need. */
import { startComingSoon } from './ComingSoon/comingSoon';
import { startCopyAddress } from './CopyAddress/copyAddress';
import { startHeaderState } from './HeaderState/headerState';
import { startMenuSheet } from './MenuSheet/menuSheet';
import { startPageSwap } from './PageSwap/pageSwap';
import { startScrollbarGutter } from './ScrollbarGutter/scrollbarGutter';
import { startShelfReveal } from './ShelfReveal/shelfReveal';
import { reportWebVitals } from './WebVitals/reportWebVitals';

startHeaderState();
startMenuSheet();
startCopyAddress();
startComingSoon();
startShelfReveal();
startScrollbarGutter();
startPageSwap();
void reportWebVitals();
