/** A report says what broke and where, in a line; more would only carry more of a person's data. */
const MOST = 300;

const RULES: readonly (readonly [RegExp, string])[] = [
  // Everything after ? or # of an address: mailed links and signed downloads carry secrets there.
  [/(?<=\S)[?#]\S*|[?#][\w.-]+=\S*/g, ''],
  [/(?<![^\s"'<>()@:,;])[^\s"'<>()@:,;]+@[^\s"'<>()@:,;]+/g, '[e-mail]'],
  // Programs quote what they could not read: that is where the words of a cell stand.
  // A typographic quote that is never closed goes to the end, which also keeps the time in step with the length.
  [/"[^"]*"|“[^”]*”?|„[^“”]*[“”]?|«[^»]*»?|`[^`]*`/g, '[text]'],
  [/(\b(?:reading|setting|property) )?'[^']*'/g, '$1[text]'],
  // Tokens, signatures, keys and ids of requests.
  [/[\w-]{20,}/g, '[secret]'],
  // Ids of people, clusters and rows.
  [/\d+/g, '0'],
];

/** A message of an error without what could be personal: addresses, secrets, numbers and quoted text. */
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
