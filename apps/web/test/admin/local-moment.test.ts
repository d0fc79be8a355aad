import { i18n } from '@lingui/core';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatsOf } from '@wordcluster/domain/languages/interface-languages';
import { expect, it } from 'vitest';
import { fromLocalField, toLocalField } from '../../src/features/admin/components/Coupons.tsx';
import { formatDay, formatMoment } from '../../src/ui/moment.ts';

const SOURCES = path.resolve(import.meta.dirname, '../../src');

it('a moment passes through the date field unchanged, to the minute', () => {
  for (const moment of ['2026-01-05T09:07:00.000Z', '2026-07-31T22:59:00.000Z', '0999-12-31T12:00:00.000Z'])
    expect(fromLocalField(toLocalField(moment))).toBe(moment);
});

it('an empty field is no moment', () => {
  expect(toLocalField(null)).toBe('');
  expect(fromLocalField('')).toBeNull();
});

// Specification: S2-9.08
it('moments are written as the interface language writes them', () => {
  const moment = new Date(2026, 0, 5, 9, 7);
  const written = ['en', 'sk', 'cs', 'de', 'es', 'pl', 'hu', 'fr', 'it', 'pt', 'uk', 'ar'].map((language) => {
    i18n.loadAndActivate({ locale: language, locales: formatsOf(language), messages: {} });
    return [formatMoment(moment), formatDay(moment.toISOString())].map((text) => text.replaceAll(/\s/g, ' '));
  });
  expect(written).toEqual([
    ['5 Jan 2026, 09:07', '5 Jan 2026'],
    ['5. 1. 2026, 9:07', '5. 1. 2026'],
    ['5. 1. 2026 9:07', '5. 1. 2026'],
    ['05.01.2026, 09:07', '05.01.2026'],
    ['5 ene 2026, 9:07', '5 ene 2026'],
    ['5 sty 2026, 09:07', '5 sty 2026'],
    ['2026. jan. 5. 9:07', '2026. jan. 5.'],
    ['5 janv. 2026, 09:07', '5 janv. 2026'],
    ['5 gen 2026, 09:07', '5 gen 2026'],
    ['5 de jan. de 2026, 09:07', '5 de jan. de 2026'],
    ['5 січ. 2026 р., 09:07', '5 січ. 2026 р.'],
    ['05‏/01‏/2026، 9:07 ص', '05‏/01‏/2026'],
  ]);
});

it('the half of the day stays on the line of its time', () => {
  i18n.loadAndActivate({ locale: 'ar', locales: formatsOf('ar'), messages: {} });
  expect(formatMoment(new Date(2026, 0, 5, 9, 7))).toMatch(/ 9:07\u00a0ص$/);
});

it('there is one way to write dates', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter((file) => file !== 'ui/moment.ts');
  const others = sources.filter((file) =>
    /i18n\.date\(|DateTimeFormat\((?!\)\.resolvedOptions)|toLocale(?:Date|Time)/.test(
      readFileSync(path.join(SOURCES, file), 'utf8'),
    ),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(others).toEqual([]);
});
