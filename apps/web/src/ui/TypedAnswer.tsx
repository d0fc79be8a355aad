import OutlinedInput from '@mui/material/OutlinedInput';
import type { Ref } from 'react';

interface TypedAnswerProps {
  /** The column's name. */
  name: string;
  language: string | null;
  direction: 'ltr' | 'rtl' | 'auto';
  /** Id of the question. */
  describedBy: string;
  value: string;
  readOnly: boolean;
  /** Colour of the verdict; null without one. */
  edge: 'primary.main' | 'secondary.main' | null;
  inputRef: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
}

/** Field for a typed answer, of a practice test or a review, without the browser's help. */
export function TypedAnswer(props: TypedAnswerProps) {
  const { name, language, direction, describedBy, value, readOnly, edge, inputRef, onChange } = props;
  return (
    <OutlinedInput
      fullWidth
      value={value}
      readOnly={readOnly}
      inputRef={inputRef}
      onChange={({ target }) => onChange(target.value)}
      inputProps={{
        'aria-label': name,
        'aria-describedby': describedBy,
        dir: direction,
        lang: language ?? undefined,
        autoComplete: 'off',
        autoCorrect: 'off',
        autoCapitalize: 'none',
        spellCheck: false,
        enterKeyHint: 'done',
        maxLength: 1000,
      }}
      sx={{
        maxWidth: 560,
        bgcolor: 'background.paper',
        '& input': { typography: 'h2', textAlign: 'center', height: 'auto', py: 2, ...(edge && { color: edge }) },
        ...(edge && { '&& .MuiOutlinedInput-notchedOutline': { borderColor: edge, borderWidth: 2 } }),
      }}
    />
  );
}
