/** Where a code of the product is not the engine's name of the voice. Both kinds of Chinese sound the same. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['zh-CN', 'cmn'],
  ['zh-TW', 'cmn'],
  ['no', 'nb'],
]);

/** The engine's name for a language of the product; whether it carries such a voice, only the engine knows. */
export function voiceName(language: string): string {
  return OTHER_NAMES.get(language) ?? language;
}
