/* What every page does once it is there: small, without React, and nothing that words need. */
import { startComingSoonPopup } from './comingSoonPopup.ts';
import { startCopyEmail } from './copyEmail.ts';
import { startDraftDrawer } from './draftDrawer.ts';
import { startGalleries } from './galleries.ts';
import { startHeaderState } from './headerState.ts';
import { startHomeScreen } from './homeScreen.ts';
import { startIslands } from './islands.ts';
import { startMenuSheet } from './menuSheet.ts';
import { startPageSwap } from './pageSwap.ts';
import { startScrollbarGutter } from './scrollbarGutter.ts';
import { startShelfReveal } from './shelfReveal.ts';
import { reportWebVitals } from './webVitals.ts';

startHeaderState();
startMenuSheet();
startCopyEmail();
startComingSoonPopup();
startDraftDrawer();
startShelfReveal();
startGalleries();
startScrollbarGutter();
startPageSwap();
startHomeScreen();
startIslands();
document.documentElement.dataset.started = '';
void reportWebVitals();
