import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allowForms } from './allowForms.ts';

const RECEIVERS = "'self' https://formspree.io/f/abcdwxyz";

it.each(['.htaccess', '.hosting/nginx.conf', '.hosting/Caddyfile'])(
  'lets pages send enquiries in %s, and changes nothing without them',
  (name) => {
    const settings = readFileSync(`hosting/${name}`, 'utf8');
    expect(allowForms(name, settings, RECEIVERS)).toContain(
      `form-action ${RECEIVERS}; frame-ancestors`,
    );
    expect(allowForms(name, settings, undefined)).toBe(settings);
  },
);

it('doubles percent signs for Apache only', () => {
  const settings = 'form-action none; a';
  expect(allowForms('.htaccess', settings, 'https://a.example/%24')).toContain('/%%24;');
  expect(allowForms('.hosting/nginx.conf', settings, 'https://a.example/%24')).toContain('/%24;');
});

it('refuses settings without the directive', () => {
  expect(() => allowForms('.htaccess', 'header "x"', undefined)).toThrow('form-action');
});
