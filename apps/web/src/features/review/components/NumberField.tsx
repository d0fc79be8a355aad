import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Field } from '../../../ui/Field.tsx';

interface NumberFieldProps {
  label: string;
  value: number | null;
  /** Whether an empty field is a choice: no limit. */
  optional?: boolean;
  hint?: ReactNode;
  /** What the server says against it. */
  error: string | null;
  maxLength: number;
  onChange: (value: number | null) => void;
}

const read = (text: string): number | null => (/^\d+$/.test(text.trim()) ? Number(text) : null);

/** A whole number that is saved when the field is left, or by Enter. */
export function NumberField({ label, value, optional = false, hint, error, maxLength, onChange }: NumberFieldProps) {
  const { t } = useLingui();
  // Null while nothing is typed: the stored value may change meanwhile.
  const [typed, setTyped] = useState<string | null>(null);
  const isEmpty = typed !== null && typed.trim() === '';
  const isWrong = typed !== null && read(typed) === null && !(optional && isEmpty);
  const save = () => {
    if (typed === null || isWrong) return;
    const wanted = read(typed);
    setTyped(null);
    if (wanted !== value) onChange(wanted);
  };
  return (
    <Field
      label={label}
      value={typed ?? value ?? ''}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={save}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) save();
      }}
      error={isWrong ? t`Please enter a whole number.` : error}
      hint={hint}
      inputProps={{ inputMode: 'numeric', autoComplete: 'off', maxLength }}
    />
  );
}
