/** iCalendar (RFC 5545): events as text. */
export interface CalendarEvent {
  /** The same for as long as it is the same event. */
  uid: string;
  summary: string;
  /** `yyyy-mm-dd` for a whole day, or a moment. */
  start: string | Date;
}

/** Octets of a line; longer ones are folded. */
const MOST_OCTETS = 75;

const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n');

/** 20260302T090000Z */
const utc = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Folds between characters, never within one. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    const most = parts.length === 0 ? MOST_OCTETS : MOST_OCTETS - 1;
    if (Buffer.byteLength(part + character) > most) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}

export function calendarText(name: string, events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wordcluster//Goals//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap(({ uid, summary, start }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${utc(now)}`,
      typeof start === 'string' ? `DTSTART;VALUE=DATE:${start.replaceAll('-', '')}` : `DTSTART:${utc(start)}`,
      `SUMMARY:${escaped(summary)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
