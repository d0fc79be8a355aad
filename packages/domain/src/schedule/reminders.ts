import { personClock } from './person-clock.ts';

/** When somebody who asked for it is reminded of due words: once a day, when their clock shows an hour. */
export interface ReminderRule {
  /** IANA, such as `Europe/Bratislava`. */
  timeZone: string;
  /** 0 to 23. */
  hour: number;
}

export const STANDARD_REMINDER_HOUR = 8;

/** A reminder that is later than this, because no server ran, would come at an hour that nobody chose. */
const LATEST = 4 * 3_600_000;

const clocksOf = ({ timeZone, hour }: ReminderRule) => ({
  fromHour: personClock({ timeZone, dayStartsAt: hour }),
  dates: personClock({ timeZone, dayStartsAt: 0 }),
});

/** A moment after `now` can be no earlier reminder: it was written by a clock that has been set back since. */
const isSameDate = (rule: ReminderRule, moment: number, now: number, last: number | null) => {
  const { dates } = clocksOf(rule);
  return last !== null && last <= now && dates.day(moment) <= dates.day(last);
};

/**
 * The first moment after `now` at which the hour begins, on a day of the person on which they were not reminded before. An hour that
 * the clock leaves out begins where the clock goes on; one that comes twice begins once. `last` is when they were last reminded.
 */
export function nextReminder(rule: ReminderRule, now: number, last: number | null): number {
  const { fromHour } = clocksOf(rule);
  let next = fromHour.dayEnd(fromHour.day(now));
  while (isSameDate(rule, next, now, last)) next = fromHour.dayEnd(fromHour.day(next));
  return next;
}

/** The last moment at which a reminder of the hour that began last is still welcome. */
export function reminderEnd(rule: ReminderRule, now: number): number {
  const { fromHour } = clocksOf(rule);
  return fromHour.dayEnd(fromHour.day(now) - 1) + LATEST;
}

/** Whether the person is to be reminded now: the hour has begun, not long ago, and they were not reminded on this day. */
export function isReminderDue(rule: ReminderRule, now: number, last: number | null): boolean {
  const { fromHour } = clocksOf(rule);
  const begun = fromHour.dayEnd(fromHour.day(now) - 1);
  return now <= reminderEnd(rule, now) && !isSameDate(rule, begun, now, last);
}
