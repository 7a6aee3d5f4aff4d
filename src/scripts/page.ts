/* Runs on every page: keep it small and without React. */
import { startComingSoonPopups } from './comingSoonPopup.ts';
import { startCopyEmail } from './copyEmail.ts';
import { startEnquiryDrawers } from './enquiryDrawer.ts';
import { startHomeScreen, startIslands } from './firstView.ts';
import { startGalleries } from './galleries.ts';
import { startHeaderState, startMenuSheet, startScrollbarGutter } from './header.ts';
import { loadOnIntent } from './loadOnIntent.ts';
import { loadUntidyShelf } from './loadUntidyShelf.ts';
import { startShelfReveal } from './shelfReveal.ts';
import { reportWebVitals } from './webVitals.ts';

startHeaderState();
startMenuSheet();
startCopyEmail();
startComingSoonPopups();
startEnquiryDrawers();
startShelfReveal();
startGalleries();
startScrollbarGutter();
loadOnIntent();
loadUntidyShelf();
startHomeScreen();
startIslands();
document.documentElement.dataset.started = '';
void reportWebVitals();
