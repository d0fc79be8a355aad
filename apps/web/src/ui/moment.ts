const FORMAT = new Intl.DateTimeFormat('sk-SK', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A moment as `d. m. yyyy h:mm` in the reader's time zone and in every interface language: '5. 1. 2026 9:07'. */
export function formatMoment(moment: string | Date): string {
  const parts = new Map(FORMAT.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  return `${number('day')}. ${number('month')}. ${number('year')} ${number('hour')}:${parts.get('minute')}`;
}
