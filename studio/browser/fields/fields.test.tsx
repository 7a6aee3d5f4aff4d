import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { studio } from '../state/store.ts';
import { WORDS } from '../words.ts';
import { TextField } from './inputs.tsx';
import { LinkField } from './LinkField.tsx';
import type { Field } from '../../shared/forms/formFields.ts';

const HOME = 'pages/home.yaml';
const before = studio.getInitialState();

/** The form of a file with these words, in which a field has a problem. */
function show(words: object, field?: string, suggestion?: string): void {
  const problem = { file: HOME, field: [field ?? ''], message: 'is hard to read', suggestion };
  const rest = { line: undefined, isGone: undefined };
  studio.setState({
    files: { [HOME]: words, 'business.yaml': { siteUrl: 'https://www.example.com' } },
    openFile: HOME,
    problems: field === undefined ? [] : [{ ...problem, ...rest }],
  });
}

const fieldOf = (kind: Field['kind'], key: string): Field => ({
  ...{ kind, key, label: key, help: '', isOptional: false },
});

// A server would render the state of the start.
beforeEach(() => {
  studio.setState(before, true);
  vi.spyOn(studio, 'getInitialState').mockImplementation(studio.getState);
});

afterEach(() => {
  vi.restoreAllMocks();
  studio.setState(before, true);
});

it('offers the nearest readable shade of a colour that is hard to see', () => {
  const color = <TextField field={fieldOf('color', 'accent')} path={['accent']} />;
  show({ accent: '#ffe600' }, 'accent', '#8a6d00');
  const html = renderToStaticMarkup(color);
  expect(html).toContain(WORDS.takeShade);
  expect(html).toContain('#8a6d00');
  show({ accent: '#0a3d2c' });
  expect(renderToStaticMarkup(color)).not.toContain(WORDS.takeShade);
});

it('says that an announcement is over from the day after its last one', () => {
  const date = <TextField field={fieldOf('date', 'until')} path={['until']} />;
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  for (const [until, isOver] of [
    ['2020-02-29', true],
    [today, false],
    ['', false],
  ] as const) {
    show({ until });
    expect(renderToStaticMarkup(date).includes(WORDS.announcementIsOver), until).toBe(isOver);
  }
});

it('shows an address that is not in the list in a field of its own, after the name of the site', () => {
  const link = <LinkField field={fieldOf('link', 'href')} path={['href']} />;
  show({ href: '/' });
  expect(renderToStaticMarkup(link)).not.toContain('<input');
  show({ href: '/portfolio/garage#shelves' });
  const html = renderToStaticMarkup(link);
  expect(html).toContain('value="/portfolio/garage#shelves"');
  expect(html).toContain('>https://www.example.com<');
  expect(html).toMatch(/<option[^>]*selected[^>]*>Another address</u);
});
