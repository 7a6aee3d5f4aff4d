/* Runs on every page: keep it small and without React. */
import { startComingSoonPopups } from './comingSoonPopup.ts';
import { startComparisons } from './comparison.ts';
import { startCopyEmail } from './copyEmail.ts';
import { startEnquiryDrawers } from './enquiryDrawer.ts';
import { startHomeScreen, startIslands } from './firstView.ts';
import { startGalleries } from './galleries.ts';
import { startHeaderState, startMenuSheet, startScrollbarGutter } from './header.ts';
import { startPageSwap } from './pageSwap.ts';
import { startShelfReveal } from './shelfReveal.ts';
import { reportWebVitals } from './webVitals.ts';

startHeaderState();
startMenuSheet();
startCopyEmail();
startComingSoonPopups();
startEnquiryDrawers();
startShelfReveal();
startGalleries();
startComparisons();
startScrollbarGutter();
startPageSwap();
startHomeScreen();
startIslands();
document.documentElement.dataset.started = '';
void reportWebVitals();
