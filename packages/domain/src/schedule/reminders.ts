import { personClock } from './person-clock.ts';

/** Reminder schedule: once a day, at a chosen hour in the user's time zone. */
export interface ReminderRule {
  /** IANA, such as `Europe/Bratislava`. */
  timeZone: string;
  /** 0 to 23. */
  hour: number;
}

export const STANDARD_REMINDER_HOUR = 8;

/** Expiry: a later reminder, because no server ran, would come at an hour that the user did not choose. */
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
 * The first moment after `now` at which the hour starts, on a day without a reminder. An hour skipped by a clock change
 * starts where the clock continues; a repeated one starts once. `last` is the last reminder.
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

/** Whether a reminder is due: the hour has started recently, and there was none on this day. */
export function isReminderDue(rule: ReminderRule, now: number, last: number | null): boolean {
  const { fromHour } = clocksOf(rule);
  const hourStart = fromHour.dayEnd(fromHour.day(now) - 1);
  return now <= reminderEnd(rule, now) && !isSameDate(rule, hourStart, now, last);
}
