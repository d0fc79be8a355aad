/** What a stranger wrote, as it may stand in a mail to somebody else: mail programs make links of addresses. */

/** Dots that mail programs and IDNA take for one; NFKC has made the others of them. */
const ADDRESS = /[@:/\\]|www[.。．｡]|[\p{L}\p{N}][.。．｡]\p{L}{2}/iu;

/** Characters that show nothing, or turn what follows round: an address may hide behind them. */
const FORMAT = /\p{Cf}/gu;
/** Of these, Persian and pictures of several people need two. */
const TURNING = /[^\P{Cf}\u200C\u200D]/gu;

/** Whether mail programs could make a link of a word, however it is written. */
const looksLikeAddress = (word: string): boolean => ADDRESS.test(word.normalize('NFKC').replace(FORMAT, ''));

/** The words that do not look like an address, cut to `max` characters; null when none are left. */
export function withoutAddresses(text: string, max: number): string | null {
  const words = text
    .replace(TURNING, '')
    .split(/\s+/u)
    .filter((word) => word !== '' && !looksLikeAddress(word));
  return words.length === 0 ? null : Array.from(words.join(' ')).slice(0, max).join('');
}
