import { useCallback, useState, type ChangeEvent } from 'react';

/** One message or null; sees the other values too (a repeated password). */
type FieldRule<Values> = (value: string, values: Values) => string | null;
type FieldRules<Values> = { readonly [Name in keyof Values]?: FieldRule<Values> };

type TextValues = Record<string, string>;

interface BoundField {
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onBlur: () => void;
  error: string | null;
}

/**
 * The state of a form of text fields.
 *
 *     const form = useFields({ email: '', password: '' }, { email: validateLoginEmail });
 *     <Field label={t`E-mail`} {...form.field('email')} />
 *     form.valid, form.values, form.set('email', 'x'), form.touchAll(), form.refuse(failure.errors), form.reset()
 *
 * A rule's message shows once the field was left; a server's message until the value changes.
 */
export function useFields<Values extends TextValues>(initial: Values, rules: FieldRules<Values> = {}) {
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<Readonly<Record<string, boolean>>>({});
  const [refused, setRefused] = useState<Readonly<Record<string, readonly string[]>>>({});

  const names = Object.keys(values) as (keyof Values & string)[];
  const ruleMessage = (name: keyof Values & string) => rules[name]?.(values[name] ?? '', values) ?? null;

  const set = useCallback((name: keyof Values & string, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setRefused(({ [name]: _gone, ...others }) => others);
  }, []);
  const touch = useCallback((name: keyof Values & string) => setTouched((before) => ({ ...before, [name]: true })), []);
  const reset = useCallback((next: Values) => {
    setValues(next);
    setTouched({});
    setRefused({});
  }, []);
  const refuse = useCallback((errors: Readonly<Record<string, readonly string[]>>) => setRefused(errors), []);

  const field = (name: keyof Values & string): BoundField => ({
    name,
    value: values[name] ?? '',
    onChange: (event) => set(name, event.target.value),
    onBlur: () => touch(name),
    error: refused[name]?.join(', ') ?? (touched[name] === true ? ruleMessage(name) : null),
  });

  const valid = names.every((name) => ruleMessage(name) === null);
  const touchAll = () => setTouched(Object.fromEntries(names.map((name) => [name, true])));
  /** Server messages for fields that the form does not have; a banner shows them. */
  const elsewhere = Object.entries(refused)
    .filter(([name]) => !Object.hasOwn(values, name))
    .flatMap(([, messages]) => messages);

  return { values, valid, field, set, touch, touchAll, refuse, reset, elsewhere };
}

export type Fields<Values extends TextValues> = ReturnType<typeof useFields<Values>>;
