/** Maximum length: a report needs the failure in a line; more would only carry personal data. */
const MOST = 300;

const RULES: readonly (readonly [RegExp, string])[] = [
  // Everything after ? or # of an address: mailed links and signed downloads carry secrets there.
  [/(?<=\S)[?#]\S*|[?#][\w.-]+=\S*/g, ''],
  [/(?<![^\s"'<>()@:,;])[^\s"'<>()@:,;]+@[^\s"'<>()@:,;]+/g, '[e-mail]'],
  // Quoted text is often a user's words. An unclosed typographic quote extends to the end, which also keeps this
  // linear.
  [/"[^"]*"|“[^”]*”?|„[^“”]*[“”]?|«[^»]*»?|`[^`]*`/g, '[text]'],
  [/(\b(?:reading|setting|property) )?'[^']*'/g, '$1[text]'],
  // Tokens, signatures, keys and ids of requests.
  [/[\w-]{20,}/g, '[secret]'],
  // Ids of users, clusters and rows.
  [/\d+/g, '0'],
];

/** Redacts an error message: addresses, secrets, numbers and quoted text. */
export function scrubText(text: string): string {
  const cut = text.slice(0, MOST * 4);
  return RULES.reduce((scrubbed, [pattern, instead]) => scrubbed.replace(pattern, instead), cut).slice(0, MOST);
}

/** An address as a report may name it: no origin's user, no query, no ids. */
export function scrubUrl(url: string): string {
  const [path = ''] = url.replace(/^([a-z][a-z+.-]*:\/\/)[^/@]*@/i, '$1').split(/[?#]/, 1);
  const [origin = ''] = /^[a-z][a-z+.-]*:\/\/[^/]*/i.exec(path) ?? [];
  const named = path
    .slice(origin.length)
    .split('/')
    .map((part) => (/^\d+$|@|%40|^[\w-]{20,}$/i.test(part) ? ':id' : part));
  return origin + named.join('/');
}
