/** What a stranger wrote, as it may stand in a mail to somebody else: mail programs make links of addresses. */

/** Dots that mail programs take for one, the wide ones of East Asia too. */
const ADDRESS = /[@:/\\＠：／]|www[.。．｡]|[\p{L}\p{N}][.。．｡]\p{L}{2}/iu;

/** The words that do not look like an address, cut to `max` characters; null when none are left. */
export function withoutAddresses(text: string, max: number): string | null {
  const words = text.split(/\s+/u).filter((word) => word !== '' && !ADDRESS.test(word));
  return words.length === 0 ? null : Array.from(words.join(' ')).slice(0, max).join('');
}
