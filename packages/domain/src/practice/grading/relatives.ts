/** Which languages are graded as others are; apart from the rules, so that a session can know it before it loads these. */

/** Bosnian is written like Croatian; the others share the rules of their nearest relative. */
const SAME_AS: Readonly<Record<string, string>> = {
  bs: 'hr',
  lb: 'de',
  fy: 'nl',
  co: 'it',
  tl: 'id',
  nb: 'no',
  nn: 'no',
  zh: 'zh-CN',
};

/** The codes under which something may be known of a language, its own first: pt-BR, pt. */
export function relativesOf(language: string): string[] {
  const [base = ''] = language.split('-');
  return [language, SAME_AS[language], base, SAME_AS[base]].filter((code) => code !== undefined);
}
