/** Interactive states, and pseudo-elements of browsers. */
const OF_USE =
  /:(?:hover|focus|active|disabled|checked|autofill|-webkit|-moz|-ms|read-only|host)|::(?!before|after)|print/;
const OF_MOTION =
  /(?<=^|;)(?:transition|cursor|user-select|outline|-webkit-tap-highlight-color|-moz-appearance):[^;]*;/g;
/** A property that a later one of the same rule overrides. */
const OVERRIDDEN = /(?<=^|;)([a-z-]+):[^;]*;(?=(?:.*;)?\1:)/g;
const CLASS = /\.([a-z_][\w-]*)/gi;
const THEMES = ['dark', 'light'];

/** The rules of a style with their bodies. */
function rulesOf(css: string): [head: string, body: string][] {
  const rules: [string, string][] = [];
  for (let at = 0; at < css.length;) {
    const open = css.indexOf('{', at);
    if (open < 0) break;
    let [end, depth] = [open, 0];
    do {
      if (css[end] === '{') depth += 1;
      if (css[end] === '}') depth -= 1;
      end += 1;
    } while (depth > 0 && end < css.length);
    rules.push([css.slice(at, open).trim(), css.slice(open + 1, end - 1)]);
    at = end;
  }
  return rules;
}

/** Splits at commas outside of brackets. */
const selectorsOf = (head: string): string[] =>
  head
    .replace(/\([^()]*\)/g, (brackets) => brackets.replaceAll(',', '\0'))
    .split(',')
    .map((selector) => selector.replaceAll('\0', ','));

/** Whether a rendered element can match it; interactive states cannot (`:not(:focus)`). */
const isMatching = (selector: string, classes: ReadonlySet<string>): boolean =>
  !OF_USE.test(selector.replace(/:not\(:[\w-]+\)/g, '')) &&
  selector.matchAll(CLASS).every(([, name]) => classes.has(name ?? ''));

/** The used part of a rule; empty if there is none. */
function leftOf(head: string, body: string, classes: ReadonlySet<string>): string {
  if (head.startsWith('@keyframes')) return `${head}{${body}}`;
  const isGroup = head.startsWith('@');
  if (isGroup && OF_USE.test(head)) return '';
  const left = isGroup ? leftOfAll(body, classes) : body.replace(OF_MOTION, '').replace(OVERRIDDEN, '');
  const heads = isGroup ? [head] : selectorsOf(head).filter((selector) => isMatching(selector, classes));
  return left === '' || heads.length === 0 ? '' : `${heads.join(',')}{${left}}`;
}

const leftOfAll = (css: string, classes: ReadonlySet<string>): string =>
  rulesOf(css)
    .map(([head, body]) => leftOf(head, body, classes))
    .join('');

/** Removes unused variables; a variable may use others. */
function withoutVariables(css: string): string {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const left = css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*;?/g, (declared, name: string) =>
    used.has(name) ? declared : '',
  );
  return left === css ? css : withoutVariables(left);
}

/** Tree-shakes component styles for this markup without interaction: a fifth remains. */
export function usedStyles(css: string, html: string): string {
  const drawn = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names?.split(' ') ?? []);
  return withoutVariables(leftOfAll(css, new Set([...drawn, ...THEMES])));
}
