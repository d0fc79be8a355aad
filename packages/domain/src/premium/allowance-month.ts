/** The month of a Premium pack: packs renew each month from the order's start. */

interface PackMonth {
  readonly from: Date;
  /** The first moment that belongs to the next month. */
  readonly until: Date;
}

/** The same day and time some months later, in UTC; the 31st becomes the last day of a shorter month. */
function monthsAfter(start: Date, months: number): Date {
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months + 1, 0)).getUTCDate();
  const shifted = new Date(start);
  shifted.setUTCDate(1);
  shifted.setUTCMonth(start.getUTCMonth() + months);
  shifted.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return shifted;
}

/** The month that holds `now`. */
export function packMonth(start: Date, now: Date): PackMonth {
  const years = now.getUTCFullYear() - start.getUTCFullYear();
  // At most one too many: the calendar month has started, but not yet the order's day in it.
  const months = Math.max(0, years * 12 + now.getUTCMonth() - start.getUTCMonth());
  const started = monthsAfter(start, months).getTime() <= now.getTime() ? months : Math.max(0, months - 1);
  return { from: monthsAfter(start, started), until: monthsAfter(start, started + 1) };
}
