import { useCallback, useState, type ChangeEvent } from 'react';
import { translateMessage, type Message } from './messages.ts';

/** One message or null; sees the other values too (a repeated password). */
type FieldRule<Values> = (value: string, values: Values) => Message | null;
type FieldRules<Values> = { readonly [Name in keyof Values]?: FieldRule<Values> };

type TextValues = Record<string, string>;
type Refusals = Readonly<Record<string, readonly Message[]>>;

interface BoundField {
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onBlur: () => void;
  /** In the interface language. */
  error: string | null;
}

/**
 * The state of a form of text fields.
 *
 *     const form = useFields({ email: '', password: '' }, { email: validateLoginEmail });
 *     <Field label={t`E-mail`} {...form.field('email')} />
 *     form.valid, form.changed, form.values, form.set('email', 'x'), form.touchAll(), form.refuse(failure.errors), form.reset()
 *
 * A rule's message shows once the field was left; a server's message until the value changes.
 */
export function useFields<Values extends TextValues>(initial: Values, rules: FieldRules<Values> = {}) {
  const [values, setValues] = useState(initial);
  const [start, setStart] = useState(initial);
  const [touched, setTouched] = useState<Readonly<Record<string, boolean>>>({});
  const [refused, setRefused] = useState<Refusals>({});

  const names = Object.keys(values) as (keyof Values & string)[];
  const ruleMessage = (name: keyof Values & string) => rules[name]?.(values[name] ?? '', values) ?? null;

  const ruleText = (name: keyof Values & string) => {
    const message = ruleMessage(name);
    return message === null ? null : translateMessage(message);
  };

  const set = useCallback((name: keyof Values & string, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setRefused(({ [name]: _gone, ...others }) => others);
  }, []);
  const touch = useCallback((name: keyof Values & string) => setTouched((before) => ({ ...before, [name]: true })), []);
  const reset = useCallback((next: Values) => {
    setValues(next);
    setStart(next);
    setTouched({});
    setRefused({});
  }, []);
  const refuse = useCallback((errors: Refusals) => setRefused(errors), []);

  const field = (name: keyof Values & string): BoundField => ({
    name,
    value: values[name] ?? '',
    onChange: (event) => set(name, event.target.value),
    onBlur: () => touch(name),
    error: refused[name]?.map(translateMessage).join(', ') ?? (touched[name] === true ? ruleText(name) : null),
  });

  /** Fields that are not right yet. */
  const missing = names.filter((name) => ruleMessage(name) !== null);
  const valid = missing.length === 0;
  const changed = names.some((name) => values[name] !== start[name]);
  const touchAll = () => setTouched(Object.fromEntries(names.map((name) => [name, true])));

  return { values, valid, missing, changed, field, set, touch, touchAll, refuse, reset };
}

export type Fields<Values extends TextValues> = ReturnType<typeof useFields<Values>>;
