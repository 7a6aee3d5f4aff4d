/** The program that bundles the window: see `bundleApp`. */
import { bundleWindow } from './bundle.ts';

await bundleWindow();
