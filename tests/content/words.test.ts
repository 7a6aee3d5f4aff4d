import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CONTENT } from './contentCopy.ts';

function read(file: string): unknown {
  return parse(readFileSync(join(CONTENT, file), 'utf8'));
}

/** Every text and number of a file, in reading order. */
function valuesOf(data: unknown): unknown[] {
  if (typeof data !== 'object' || data === null) return [data];
  return Object.values(data).flatMap(valuesOf);
}

describe('words the site was ordered with', () => {
  const ORDERED: Record<string, unknown[]> = {
    'messages.yaml': ['Copyright {year}', 'Terms', 'Site map', 'Built by {name}'],
    'business.yaml': ['/', '/', '/', 2023],
    'navigation.yaml': [
      ...['Organizing', '/home-space-organizing', 'Styling', '/interior-styling'],
      ...['Portfolio', '/portfolio', 'About', '/#about'],
      ...['Testimonials', '/#testimonial', 'Contact us', '/#contact-us'],
    ],
    'pages/home.yaml': [
      ...['Because a little', 'OCD goes', 'a long way', 'Discover more', 'Our services'],
      ...['Home-space organizing', 'We bring calm to chaos one space at a time.'],
      ...['Interior styling', 'Enchanting spaces, timeless Elegance.'],
      ...['Products', 'Unleash the art of living.', 'See our portfolio'],
      ...[25, '+', 'Years of experience', 145, '+', 'Projects'],
      ...['Smooth workflow', 'Elevated design', 'Master stylists'],
    ],
    'pages/home-space-organizing.yaml': [
      ...['Home-space Organizing', 'You might want to organize your...'],
      ...['Home office and study area', 'Closet and wardrobe', 'Kitchen and pantry'],
      ...['Living room and entertainment system', 'Bathroom and vanity'],
      ...['Kid’s room and play area', 'Garage and storage room', 'Our services includes:'],
      ...['Customised space assessment and plan', 'Decluttering and sorting'],
      ...['Storage solutions', 'Labeling systems', 'Long-term tips', 'Personalised strategies'],
      ...['Professional team', 'Donation and disposal help'],
      ...['Let us help you now!', 'Contact us'],
    ],
    'pages/interior-styling.yaml': [
      ...['Our service includes', 'Project analysis and budget optimisation'],
      ...['Collaboration with architects', 'Materials/products/color specification'],
      ...['Project management and supervision', 'Space planning with CAD/REVIT'],
      ...['Custom window treatments', 'Upholstery and bed re-design', 'You might be....'],
      ...['Moving in', 'Selling and staging', 'In a life transition', 'Renovating', 'Hosting'],
      ...['Feeling overwhelmed by decor', 'Refreshing the look'],
      ...['I’m ready to upgrade my living', 'Contact us'],
    ],
    'pages/portfolio.yaml': ['Portfolio', 'From idea to implementation'],
    'pages/site-map.yaml': [
      ...['Site map', 'Services', '/home-space-organizing', '/interior-styling'],
      ...['Portfolio', '/portfolio', '/portfolio', '/portfolio', '/portfolio'],
      ...['Testimonials', '/#testimonial', 'About us', 'Achievements', '/#about'],
      ...['Contact us', 'Email us'],
    ],
    'pages/sample-page.yaml': ['SamplePage'],
  };

  it.each(Object.entries(ORDERED))('stand in %s, in this order', (file, words) => {
    const values = valuesOf(read(file));
    const found = words.reduce<number>((start, word) => {
      const at = values.indexOf(word, start);
      expect(at, `"${String(word)}" in its place`).toBeGreaterThanOrEqual(start);
      return at + 1;
    }, 0);
    expect(found).toBeGreaterThan(0);
  });

  const GALLERIES = [
    ['organizing', 'The magic of the tidy touch', 7],
    ['styling', 'Enchanted Fascination', 6],
    ['tidy-touch', 'The tidy touch', 5],
    ['garage-oasis', 'Garage oasis', 4],
    ['garage-transformation', 'Garage transformation', 5],
    ['garage-revive', 'Garage revive', 4],
  ] as const;

  it.each(GALLERIES)('name the gallery %s "%s", with %i pictures', (slug, title, count) => {
    const gallery = read(`galleries/${slug}/gallery.yaml`) as { title: string; pictures: unknown[] };
    expect(gallery.title).toBe(title);
    expect(gallery.pictures).toHaveLength(count);
  });
});
