import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { dateFormat } from '../../../ui/moment.ts';

/** Days and numbers as the reader's language writes them. */
export interface DayFormats {
  full: (day: string) => string;
  short: (day: string) => string;
  month: (day: string) => string;
  weekday: (day: string) => string;
  count: (value: number) => string;
  minutes: (value: number) => string;
  percent: (share: number) => string;
}

/** The formats, made again when the interface changes its language. */
export function useDayFormats(): DayFormats {
  const { i18n } = useLingui();
  return useMemo(() => {
    const day = (options: Intl.DateTimeFormatOptions) => {
      const write = dateFormat({ ...options, timeZone: 'UTC' });
      return (value: string) => write(`${value}T00:00:00Z`);
    };
    const number = (options: Intl.NumberFormatOptions) => {
      const format = new Intl.NumberFormat(i18n.locales ?? i18n.locale, options);
      return (value: number) => format.format(value);
    };
    return {
      full: day({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }),
      // The month by name, because two numbers are ambiguous.
      short: day({ day: 'numeric', month: 'short' }),
      month: day({ month: 'short' }),
      weekday: day({ weekday: 'short' }),
      count: number({}),
      minutes: number({ maximumFractionDigits: 1 }),
      percent: number({ style: 'percent', maximumFractionDigits: 0 }),
    };
  }, [i18n.locale, i18n.locales]);
}
