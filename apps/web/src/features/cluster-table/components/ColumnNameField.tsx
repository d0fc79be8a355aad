import { useLingui } from '@lingui/react/macro';
import InputBase from '@mui/material/InputBase';
import { useRef, useState } from 'react';

interface ColumnNameFieldProps {
  name: string;
  onSave: (name: string) => Promise<void>;
  onCancel: () => void;
}

/** The head of a column being renamed: Enter or leaving saves, Escape gives up; a name has at least two characters. */
export function ColumnNameField({ name, onSave, onCancel }: ColumnNameFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useState(name);
  const ended = useRef(false);
  const wanted = text.trim();
  const end = (save: boolean) => {
    if (ended.current) return;
    ended.current = true;
    if (save && wanted.length >= 2 && wanted !== name) void onSave(wanted);
    else onCancel();
  };
  return (
    <InputBase
      autoFocus
      fullWidth
      value={text}
      onChange={({ target }) => setText(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => end(true)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') end(true);
        if (event.key === 'Escape') end(false);
      }}
      inputProps={{ 'aria-label': t`Name of column ${name}`, maxLength: 100, autoComplete: 'off' }}
      sx={{ font: 'inherit', px: 1, borderRadius: 1, outline: '2px solid', outlineColor: 'primary.main' }}
    />
  );
}
