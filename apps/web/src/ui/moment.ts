import { i18n } from '@lingui/core';

/** Writes moments with the wanted parts as the interface language does; made once for many. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (moment: string | Date) => string {
  const format = new Intl.DateTimeFormat(i18n.locales ?? i18n.locale, options);
  return (moment) =>
    format
      .formatToParts(new Date(moment))
      // No-break space: the 'pm' of a time stays on its line.
      .map(({ type, value }, at, parts) =>
        type === 'literal' && parts[at + 1]?.type === 'dayPeriod' ? value.replaceAll(' ', '\u00a0') : value,
      )
      .join('');
}

/**
 * Memoised formatter: creating one takes some milliseconds on a slow phone; a new one only after a change of language.
 */
function cachedFormat(options: Intl.DateTimeFormatOptions): (moment: string | Date) => string {
  let made: { locales: typeof i18n.locales; locale: string; format: (moment: string | Date) => string } | null = null;
  return (moment) => {
    const { locales, locale } = i18n;
    if (made?.locale !== locale || made.locales !== locales) made = { locales, locale, format: dateFormat(options) };
    return made.format(moment);
  };
}

/** A day and its time in the reader's time zone, as the interface language writes them: '5 Jan 2026, 09:07'. */
export const formatMoment = cachedFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** A day as the interface language writes it: '5 Jan 2026'. */
export const formatDay = cachedFormat({ dateStyle: 'medium' });

const calendarDay = (moment: Date) => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());

/** How long ago a day was, in calendar days of the reader's time zone: 'today', 'yesterday', '3 days ago', '2 months ago'. */
export function relativeDay(moment: string | Date, now = new Date()): string {
  const days = Math.round((calendarDay(new Date(moment)) - calendarDay(now)) / DAY);
  const format = new Intl.RelativeTimeFormat(i18n.locales ?? i18n.locale, { numeric: 'auto' });
  const { unit, length } = UNITS.find((one) => one.unit !== 'hour' && Math.abs(days) * DAY >= one.length) ?? TODAY;
  return format.format(Math.trunc((days * DAY) / length), unit);
}

/** The hours of a day to choose from, as the interface language writes a time: '7:00', '07:00', '7:00 am'. */
export function hoursOfDay(): { value: string; label: string }[] {
  const clock = dateFormat({ hour: 'numeric', minute: '2-digit' });
  return Array.from({ length: 24 }, (_empty, hour) => ({
    value: String(hour),
    label: clock(new Date(2026, 0, 15, hour)),
  }));
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Units by their minimum in milliseconds; months and years have their mean length. */
const UNITS = [
  { unit: 'year', length: 365.25 * DAY, digits: 1 },
  { unit: 'month', length: 30.4375 * DAY, digits: 1 },
  { unit: 'day', length: DAY, digits: 0 },
  { unit: 'hour', length: HOUR, digits: 0 },
] as const;
const TODAY = { unit: 'day', length: DAY, digits: 0 } as const;
const MINUTE = { unit: 'minute', length: HOUR / 60, digits: 0 } as const;

/** A duration in its largest unit: '10 min', '3 days'. */
export function formatWait(milliseconds: number): string {
  const { unit, length, digits } = UNITS.find((one) => milliseconds >= one.length * 0.99) ?? MINUTE;
  const format = new Intl.NumberFormat(i18n.locales ?? i18n.locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  });
  return format.format(milliseconds / length);
}

/** How long ago something was, in its largest unit: '3 minutes ago', 'yesterday'; null within the last minute. */
export function formatAgo(moment: string, now: Date): string | null {
  const passed = now.getTime() - new Date(moment).getTime();
  if (passed < MINUTE.length) return null;
  const { unit, length } = UNITS.find((one) => passed >= one.length) ?? MINUTE;
  const format = new Intl.RelativeTimeFormat(i18n.locales ?? i18n.locale, { numeric: 'auto' });
  return format.format(-Math.floor(passed / length), unit);
}
