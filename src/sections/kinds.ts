/* All kinds of section: one line each. The folder of a kind has its name. */
export { about } from './about/schema.ts';
export { banner } from './banner/schema.ts';
export { callToAction } from './call-to-action/schema.ts';
export { contact } from './contact/schema.ts';
export { gallery } from './gallery/schema.ts';
export { heading } from './heading/schema.ts';
export { included } from './included/schema.ts';
export { introduction } from './introduction/schema.ts';
export { notFound } from './not-found/schema.ts';
export { portfolioTeaser } from './portfolio-teaser/schema.ts';
export { rooms } from './rooms/schema.ts';
export { services } from './services/schema.ts';
export { siteMap } from './site-map/schema.ts';
export { situations } from './situations/schema.ts';
export { testimonials } from './testimonials/schema.ts';
export { text } from './text/schema.ts';
