/** Korean in Latin letters, by its sounds. */
const INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const FINALS = ' k k k n n n t l l l l l l l l m p p t t ng t t k t p t'.split(' ');
/** A final is carried over to a syllable that begins with a vowel. */
const CARRIED = ' g kk gs n nj n d r lg lm lb ls lt lp r m b bs s ss ng j ch k t p '.split(' ');
const NASAL: Readonly<Record<string, string>> = { k: 'ng', t: 'n', p: 'm' };

/** Korean syllables (U+AC00 on: 19 beginnings, 21 vowels, 28 ends) by the Revised Romanization, without vowels but w. */
export function romanizedHangul(text: string): string {
  const syllables = Array.from(text, (letter) => (letter.codePointAt(0) ?? 0) - 0xac_00);
  const initialOf = (code = -1) => (code < 0 || code > 11_171 ? null : (INITIALS[Math.floor(code / 588)] ?? ''));
  return Array.from(text, (letter, place) => {
    const code = syllables[place] ?? -1;
    const initial = initialOf(code);
    if (initial === null) return letter;
    const rounded = /^(?:9|10|14|15|16)$/.test(String(Math.floor((code % 588) / 28))) ? 'w' : '';
    const next = initialOf(syllables[place + 1]);
    const final = FINALS[code % 28] ?? '';
    const end =
      next === '' ? (CARRIED[code % 28] ?? '') : next === 'n' || next === 'm' ? (NASAL[final] ?? final) : final;
    // The vowel keeps s and h of two syllables apart.
    return `${initial}${rounded}a${end}`;
  }).join('');
}
