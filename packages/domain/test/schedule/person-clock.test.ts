import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfDay, dayOfDate, isTimeZone, personClock, weekdayOf } from '../../src/schedule/person-clock.ts';

const at = (iso: string) => Date.parse(iso);
const dayAt = (timeZone: string, dayStartsAt: number, iso: string) =>
  dateOfDay(personClock({ timeZone, dayStartsAt }).day(at(iso)));

describe("a person's day", () => {
  it('begins at their hour in their time zone', () => {
    expect(dayAt('UTC', 4, '2026-03-10T03:59:59Z')).toBe('2026-03-09');
    expect(dayAt('UTC', 4, '2026-03-10T04:00:00Z')).toBe('2026-03-10');
    expect(dayAt('Asia/Tokyo', 4, '2026-03-09T19:00:00Z')).toBe('2026-03-10');
    expect(dayAt('America/St_Johns', 0, '2026-01-10T03:29:00Z')).toBe('2026-01-09');
  });

  it('has 23 and 25 hours when the clocks are changed', () => {
    const clock = personClock({ timeZone: 'Europe/Bratislava', dayStartsAt: 2 });
    const hours = (date: string) => (clock.dayEnd(dayOfDate(date)) - clock.dayEnd(dayOfDate(date) - 1)) / 3_600_000;
    // The hour from 2 to 3 is left out on 2026-03-29 and comes twice on 2026-10-25.
    expect(['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25'].map(hours)).toEqual([24, 23, 24, 25]);
    const midnight = personClock({ timeZone: 'Europe/Bratislava', dayStartsAt: 0 });
    const long = (date: string) =>
      (midnight.dayEnd(dayOfDate(date)) - midnight.dayEnd(dayOfDate(date) - 1)) / 3_600_000;
    expect(['2026-03-29', '2026-10-25'].map(long)).toEqual([23, 25]);
  });

  it('knows Monday to Sunday', () => {
    expect(['2026-11-16', '2026-11-22', '1969-12-29'].map((date) => weekdayOf(dayOfDate(date)))).toEqual([1, 7, 1]);
  });

  it('refuses zones that are none', () => {
    expect(['Europe/Prague', 'UTC', '', 'Europe/Atlantis', 'x'.repeat(300), '+01:00'].map(isTimeZone)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('the clock of any zone', () => {
  const zones = fc.constantFrom(
    'UTC',
    'Europe/Bratislava',
    'America/New_York',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'Asia/Kathmandu',
    'Africa/Casablanca',
  );
  const rules = fc.record({ timeZone: zones, dayStartsAt: fc.integer({ min: 0, max: 23 }) });
  const moments = fc.integer({ min: at('2000-01-01T00:00:00Z'), max: at('2060-01-01T00:00:00Z') });

  it('has each moment in the day that ends after it and began before', () => {
    fc.assert(
      fc.property(rules, moments, (rule, moment) => {
        const clock = personClock(rule);
        const day = clock.day(moment);
        expect(clock.dayEnd(day)).toBeGreaterThan(moment);
        expect(clock.dayEnd(day - 1)).toBeLessThanOrEqual(moment);
        expect(Math.floor(clock.shifted(moment) / 86_400_000)).toBe(day);
      }),
    );
  });

  it('finds the moment of a time again, or one of the same time', () => {
    fc.assert(
      fc.property(rules, moments, (rule, moment) => {
        const clock = personClock(rule);
        expect(clock.shifted(clock.unshifted(clock.shifted(moment)))).toBe(clock.shifted(moment));
      }),
    );
  });
});
