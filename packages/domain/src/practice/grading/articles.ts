/** Articles and marks of the infinitive before a word. */
import { words } from './language-rules.ts';
import { listed } from './spelling.ts';
import type { Column } from './verdict.ts';

export function cutArticle(
  list: readonly string[],
  { rules, language }: Column,
): { article: string; rest: readonly string[] } {
  const { articles, infinitive, elided = [] } = rules;
  const [first = '', ...rest] = list;
  const isArticle =
    listed(articles, language).has(first) ||
    listed(infinitive, language).has(first) ||
    words(infinitive).has(first) ||
    elided.includes(`${first}'`);
  if (rest.length > 0 && isArticle) return { article: first, rest };
  const prefix = elided.find((one) => !one.endsWith("'") && first.startsWith(one) && first.length > one.length + 1);
  return prefix === undefined
    ? { article: '', rest: list }
    : { article: prefix, rest: [first.slice(prefix.length), ...rest] };
}
