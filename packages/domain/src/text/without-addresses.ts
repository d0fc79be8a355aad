/** Removes addresses from a stranger's text in mails to others: mail programs make links of addresses. */

/** Dots accepted by mail programs and IDNA; NFKC maps the others to them. */
const ADDRESS = /[@:/\\]|www[.。．｡]|[\p{L}\p{N}][.。．｡]\p{L}{2}/iu;

/** Invisible characters, and bidi controls: an address may hide behind them. */
const FORMAT = /\p{Cf}/gu;
/** Of these, Persian and emoji sequences need two. */
const TURNING = /[^\P{Cf}\u200C\u200D]/gu;

/** Whether mail programs could make a link of a word, in any spelling. */
const looksLikeAddress = (word: string): boolean => ADDRESS.test(word.normalize('NFKC').replace(FORMAT, ''));

/** The words that do not look like an address, cut to `max` characters; null when none are left. */
export function withoutAddresses(text: string, max: number): string | null {
  const words = text
    .replace(TURNING, '')
    .split(/\s+/u)
    .filter((word) => word !== '' && !looksLikeAddress(word));
  return words.length === 0 ? null : Array.from(words.join(' ')).slice(0, max).join('');
}
