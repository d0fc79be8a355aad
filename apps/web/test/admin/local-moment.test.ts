import { expect, it } from 'vitest';
import { fromLocalField, toLocalField } from '../../src/features/admin/state/local-moment.ts';
import { formatMoment } from '../../src/ui/moment.ts';

it('a moment goes through the date field unchanged, to the minute', () => {
  for (const moment of ['2026-01-05T09:07:00.000Z', '2026-07-31T22:59:00.000Z', '0999-12-31T12:00:00.000Z'])
    expect(fromLocalField(toLocalField(moment))).toBe(moment);
});

it('an empty field is no moment', () => {
  expect(toLocalField(null)).toBe('');
  expect(fromLocalField('')).toBeNull();
});

// Specification: S2-9.08
it('moments are written d. m. yyyy h:mm', () => {
  expect(formatMoment(new Date(2026, 0, 5, 9, 7))).toBe('5. 1. 2026 9:07');
  expect(formatMoment(new Date(2026, 11, 31, 0, 0))).toBe('31. 12. 2026 0:00');
  expect(formatMoment(new Date(2026, 10, 21, 23, 59).toISOString())).toBe('21. 11. 2026 23:59');
});
