/** Full Unicode case folding, which JavaScript does not offer. */

// Lower, upper, lower again reaches the full folding of CaseFolding.txt (checked against it for every code point):
// the first step takes ẞ to ß, the second expands ß to SS, the third folds. Final sigma is a matter of position only.
function foldPlain(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ');
}

/**
 * Two NFC texts that differ only in letter case fold to the same string. Dotless ı is no case variant of i, though its
 * capital is I; in Turkish and Azerbaijani I folds to ı and İ to i (the T mappings of CaseFolding.txt).
 */
export function foldCase(text: string, turkish: boolean): string {
  const mapped = turkish ? text.replaceAll('İ', 'i').replaceAll('I', 'ı') : text;
  return mapped.split('ı').map(foldPlain).join('ı').normalize('NFD');
}
