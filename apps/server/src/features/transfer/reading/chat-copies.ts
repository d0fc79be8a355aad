/** Messages copied out of chats: each line begins with its time and sender. */

/** WhatsApp on iPhone, on Android, and copies of Signal and others. */
const PREFIXES: readonly RegExp[] = [
  /^\u200E?\[\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\.?,? \d{1,2}[:.]\d\d(?:[:.]\d\d)?[ \u202F]?[ap]?\.?m?\.?\] [^:\n]{1,60}: /i,
  /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\.?,? \d{1,2}[:.]\d\d(?:[:.]\d\d)?[ \u202F]?[ap]?\.?m?\.? [-–] [^:\n]{1,60}: /i,
  /^\[\d{1,2}[:.]\d\d(?:[:.]\d\d)?[ \u202F]?[ap]?\.?m?\.?(?:, \d{1,4}[./-]\d{1,2}[./-]\d{2,4})?\] [^:\n]{1,60}: /i,
];
/** Telegram: a message's sender and time on a line above it. */
const ABOVE = /^[^[\]:\n]{1,60}, \[\d{1,4}[./-]\d{1,2}[./-]\d{2,4} \d{1,2}[:.]\d\d(?:[:.]\d\d)?[^\]\n]{0,10}\]:?$/;
/** Begins a message, also one of the program itself, which has no sender. */
const TIMED = /^\u200E?\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\.?,? \d{1,2}[:.]\d\d/;

/** The messages of a chat without times and senders; unchanged unless most lines have them. */
export function withoutSenders(text: string): string {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '');
  if (ABOVE.test(lines[0] ?? '')) return lines.filter((line) => !ABOVE.test(line)).join('\n');
  if (!TIMED.test(lines[0] ?? '') && PREFIXES.every((one) => !one.test(lines[0] ?? ''))) return text;
  const prefix = PREFIXES.find((one) => lines.filter((line) => one.test(line)).length * 2 > lines.length);
  if (!prefix || lines.length < 2) return text;
  return (
    lines
      .filter((line) => prefix.test(line) || !TIMED.test(line))
      .map((line) => line.replace(prefix, ''))
      // Notices and omitted pictures begin with a mark of direction.
      .filter((line) => !line.startsWith('\u200E'))
      .join('\n')
  );
}
