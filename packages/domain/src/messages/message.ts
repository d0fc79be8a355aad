/** A message to the user: its id, its values, and the English sentence. */

export type MessageValues = Readonly<Record<string, string | number>>;

/** `Message` of `all.ts` has an id of the closed list. */
export interface MessageOf<Id extends string> {
  readonly id: Id;
  readonly values: MessageValues;
  /** The English sentence, the values filled in. */
  readonly text: string;
}

/** Braces hold a name or a plural's form; the list has no form of a single word without `#`. */
type Name<Text extends string> = Text extends `${string}${' ' | '#' | '}'}${string}` ? never : Text;

/** The names of the values in an ICU text: `{name}`, `{count, number}` and `{count, plural, …}`. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Rest}`
  ?
      | (Rest extends `${infer Count}, plural,${string}` ? Name<Count> : never)
      | (Rest extends `${infer Count}, number}${string}` ? Name<Count> : never)
      | (Rest extends `${infer Value}}${string}` ? Name<Value> : never)
      | NamesIn<Rest>
  : never;

type ValuesOf<Names extends string> = [Names] extends [never]
  ? []
  : [values: { readonly [Value in Names]: string | number }];

const PLURAL = /\{(\w+), plural, one \{((?:[^{}]|\{\w+\})*)\} other \{((?:[^{}]|\{\w+\})*)\}\}/g;

/** Numbers in ICU format: 2,263. Whole ones without ICU, whose start takes longer than reading most files. */
function counted(value: string | number | undefined): string {
  if (typeof value !== 'number') return String(value);
  if (!Number.isSafeInteger(value)) return value.toLocaleString('en');
  const digits = String(Math.abs(value));
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return `${value < 0 ? '-' : ''}${groups.join(',')}`;
}

/**
 * The English sentence of an ICU text. English has two plural forms, and beside them the list uses ICU's numbers alone; a whole
 * compiler would cost the browser some 10 kB.
 */
function inEnglish(text: string, values: MessageValues): string {
  return text
    .replace(PLURAL, (_match, name: string, one: string, other: string) =>
      (values[name] === 1 ? one : other).replaceAll('#', counted(values[name])),
    )
    .replace(/\{(\w+), number\}/g, (_match, name: string) => counted(values[name]))
    .replace(/\{(\w+)\}/g, (_match, name: string) => String(values[name]))
    .replaceAll("''", "'");
}

/** The function that makes the messages of a list: `message('import.rows_added', { count: 3 })`. */
export function messagesOf<const Texts extends Readonly<Record<string, string>>>(texts: Texts) {
  return <Id extends keyof Texts & string>(
    id: Id,
    ...[values = {}]: Texts[Id] extends string ? ValuesOf<NamesIn<Texts[Id]>> : []
  ): MessageOf<Id> => ({ id, values, text: inEnglish(texts[id] ?? id, values) });
}
