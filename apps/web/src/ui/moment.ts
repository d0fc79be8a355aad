import { i18n } from '@lingui/core';
import { formatsOf } from '@wordcluster/domain/languages/interface-languages';

/** Writes moments with the wanted parts as the interface language does; made once for many. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (moment: string | Date) => string {
  const format = new Intl.DateTimeFormat(formatsOf(i18n.locale), options);
  return (moment) => format.format(new Date(moment));
}

/** A day and its time in the reader's time zone, as the interface language writes them: '5 Jan 2026, 09:07'. */
export const formatMoment = (moment: string | Date): string =>
  dateFormat({ dateStyle: 'medium', timeStyle: 'short' })(moment);

/** A day as the interface language writes it: '5 Jan 2026'. */
export const formatDay = (moment: string | Date): string => dateFormat({ dateStyle: 'medium' })(moment);
