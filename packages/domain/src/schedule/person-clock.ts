/**
 * A user's days: they start at a chosen hour in their time zone, also across clock changes. Moments are milliseconds
 * since 1970 in UTC; days are counted from 1970-01-01.
 */
export interface PersonClock {
  /** The day of a moment. */
  day(moment: number): number;
  /** The end of a day, when the next starts. */
  dayEnd(day: number): number;
  /** The moment shifted so that its UTC date is the user's day, for code that counts UTC dates. */
  shifted(moment: number): number;
  /** The inverse of `shifted`; a time that the clock leaves out is as much later. */
  unshifted(shifted: number): number;
}

export interface DayRule {
  /** IANA, such as `Europe/Bratislava`. */
  timeZone: string;
  /** The hour, 0 to 23. */
  dayStartsAt: number;
}

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** Every change of an offset happens on a multiple of this (the time zone database, since 1970). */
const QUARTER = HOUR / 4;

const clocks = new Map<string, PersonClock>();

/** The clock of a rule; a rule's clock is made once. Throws a RangeError for a time zone that is none. */
export function personClock({ timeZone, dayStartsAt }: DayRule): PersonClock {
  const key = `${timeZone} ${dayStartsAt}`;
  const clock = clocks.get(key) ?? makeClock(offsets(timeZone), dayStartsAt * HOUR);
  clocks.set(key, clock);
  return clock;
}

/** True for the name of a known time zone; an offset such as `+01:00`, which only newer browsers support, is none. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** `yyyy-mm-dd` of a day. */
export const dateOfDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** The day of a `yyyy-mm-dd`. */
export const dayOfDate = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY);

/** 1 for Monday to 7 for Sunday; 1970-01-01 was a Thursday. */
export const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

function makeClock(offsetAt: (moment: number) => number, start: number): PersonClock {
  const shifted = (moment: number) => moment + offsetAt(moment) - start;
  const unshifted = (value: number) => {
    const local = value + start;
    const guess = local - offsetAt(local);
    const moment = local - offsetAt(guess);
    return shifted(moment) === value ? moment : Math.max(guess, moment);
  };
  const day = (moment: number) => Math.floor(shifted(moment) / DAY);
  return {
    shifted,
    unshifted,
    day,
    dayEnd(of) {
      // Searched instead of computed: the hour at which a day starts may be skipped or repeated.
      let before = (of + 1) * DAY + start - DAY;
      let after = (of + 1) * DAY + start + DAY;
      while (after - before > 1) {
        const middle = Math.floor((before + after) / 2);
        if (day(middle) > of) after = middle;
        else before = middle;
      }
      return after;
    },
  };
}

/** Offset of a zone from UTC in milliseconds. Cache by day, because Intl takes microseconds per call. */
function offsets(timeZone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const offsetAt = (moment: number) => {
    // Month, day and year in US order, and the time: formatToParts takes five times as long.
    const [month = 1, day = 1, year = 0, hour = 0, minute = 0, second = 0] = (
      format.format(moment).match(/\d+/g) ?? []
    ).map(Number);
    return Date.UTC(year, month - 1, day, hour, minute, second) - moment;
  };
  /** Null for days with a change of clocks: those are looked up by the quarter of an hour. */
  const days = new Map<number, number | null>();
  const quarters = new Map<number, number>();
  return (moment) => {
    const day = Math.floor(moment / DAY);
    let offset = days.get(day);
    if (offset === undefined) {
      const first = offsetAt(day * DAY);
      offset = first === offsetAt((day + 1) * DAY - QUARTER) ? first : null;
      days.set(day, offset);
    }
    if (offset !== null) return offset;
    const quarter = Math.floor(moment / QUARTER);
    const cached = quarters.get(quarter) ?? offsetAt(quarter * QUARTER);
    quarters.set(quarter, cached);
    return cached;
  };
}
