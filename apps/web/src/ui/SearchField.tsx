import { useEffect, useEffectEvent, useState } from 'react';
import { Field } from './Field.tsx';

/** Long enough that a word typed fluently is one question to the server. */
const PAUSE_MS = 300;

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
}

/** A debounced search field. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const ask = useEffectEvent((typed: string) => {
    if (typed !== value) onChange(typed);
  });
  useEffect(() => {
    const timer = setTimeout(() => ask(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Field
      label={label}
      type="search"
      size="small"
      sx={{ flex: '1 1 260px', maxWidth: 420 }}
      placeholder={placeholder}
      value={text}
      onChange={({ target }) => setText(target.value)}
      inputProps={{ maxLength: 200 }}
    />
  );
}
