import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personClock } from '../../src/schedule/person-clock.ts';
import { isReminderDue, nextReminder } from '../../src/schedule/reminders.ts';

const at = (iso: string) => Date.parse(iso);
const next = (timeZone: string, hour: number, now: string, last: string | null = null) =>
  new Date(nextReminder({ timeZone, hour }, at(now), last === null ? null : at(last))).toISOString();

// Specification: S0-1.265
describe('the next reminder', () => {
  it('comes when the person’s clock shows their hour', () => {
    expect(next('Europe/Bratislava', 8, '2026-01-10T06:59:59Z')).toBe('2026-01-10T07:00:00.000Z');
    expect(next('Europe/Bratislava', 8, '2026-01-10T07:00:00Z')).toBe('2026-01-11T07:00:00.000Z');
    expect(next('Asia/Kathmandu', 20, '2026-01-10T00:00:00Z')).toBe('2026-01-10T14:15:00.000Z');
  });

  it('keeps its hour when clocks are put forward and back', () => {
    expect(next('Europe/Bratislava', 8, '2026-03-28T07:00:00Z')).toBe('2026-03-29T06:00:00.000Z');
    expect(next('Europe/Bratislava', 8, '2026-10-24T06:00:00Z')).toBe('2026-10-25T07:00:00.000Z');
    // From 2 to 3 is left out on 2026-03-29 and comes twice on 2026-10-25.
    expect(next('Europe/Bratislava', 2, '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:00:00.000Z');
    expect(next('Europe/Bratislava', 2, '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:00:00.000Z');
    expect(next('Europe/Bratislava', 2, '2026-10-25T00:30:00Z')).toBe('2026-10-26T01:00:00.000Z');
  });

  it('comes tomorrow where there was one today, whatever hour is chosen since', () => {
    expect(next('UTC', 20, '2026-01-10T08:30:00Z', '2026-01-10T08:00:00Z')).toBe('2026-01-11T20:00:00.000Z');
    expect(next('UTC', 6, '2026-01-10T08:30:00Z', '2026-01-10T08:00:00Z')).toBe('2026-01-11T06:00:00.000Z');
  });

  it('ignores a day beyond a clock that was set back since', () => {
    expect(next('UTC', 8, '2026-01-10T07:00:00Z', '2036-01-10T08:00:00Z')).toBe('2026-01-10T08:00:00.000Z');
  });

  it('is left out where no server ran for hours', () => {
    const rule = { timeZone: 'UTC', hour: 8 };
    expect(isReminderDue(rule, at('2026-01-10T11:59:00Z'), null)).toBe(true);
    expect(isReminderDue(rule, at('2026-01-10T12:01:00Z'), null)).toBe(false);
    expect(isReminderDue(rule, at('2026-01-10T07:59:00Z'), null)).toBe(false);
    expect(isReminderDue(rule, at('2026-01-10T09:00:00Z'), at('2026-01-10T08:00:00Z'))).toBe(false);
  });
});

// Specification: S0-1.265
describe('reminders of any person', () => {
  const zones = fc.constantFrom(
    'UTC',
    'Europe/Bratislava',
    'America/New_York',
    'America/Havana',
    'America/Sao_Paulo',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'Asia/Kathmandu',
    'Africa/Casablanca',
  );
  const rules = fc.record({ timeZone: zones, hour: fc.integer({ min: 0, max: 23 }) });
  const moments = fc.integer({ min: at('2000-01-01T00:00:00Z'), max: at('2060-01-01T00:00:00Z') });
  const dateIn = (timeZone: string, moment: number) => personClock({ timeZone, dayStartsAt: 0 }).day(moment);

  it('come later than now, within two days, and are due at their moment', () => {
    fc.assert(
      fc.property(rules, moments, (rule, now) => {
        const moment = nextReminder(rule, now, null);
        expect(moment).toBeGreaterThan(now);
        expect(moment - now).toBeLessThanOrEqual(49 * 3_600_000);
        expect(isReminderDue(rule, moment, null)).toBe(true);
      }),
    );
  });

  it('show the hour on the person’s clock, or go on where it is left out', () => {
    fc.assert(
      fc.property(rules, moments, (rule, now) => {
        const moment = nextReminder(rule, now, null);
        const { timeZone } = rule;
        const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' });
        const isLeftOut = Number(format.format(moment - 60_000)) === (rule.hour + 23) % 24;
        expect(isLeftOut || Number(format.format(moment)) === rule.hour).toBe(true);
      }),
    );
  });

  it('never come twice on one date, however rules change between', () => {
    const changes = fc.array(fc.tuple(rules, fc.integer({ min: 0, max: 30 * 3_600_000 })), {
      minLength: 2,
      maxLength: 12,
    });
    fc.assert(
      fc.property(moments, changes, (start, steps) => {
        let [now, last] = [start, null as number | null];
        for (const [rule, wait] of steps) {
          const moment = nextReminder(rule, now, last);
          if (moment - now <= wait) {
            if (last !== null) expect(dateIn(rule.timeZone, moment)).toBeGreaterThan(dateIn(rule.timeZone, last));
            expect(isReminderDue(rule, moment, last)).toBe(true);
            last = moment;
            now = moment;
          } else now += wait;
        }
      }),
    );
  });
});
