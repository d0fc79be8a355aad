import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef } from 'react';
import { directionOf, type AnswerField } from '../state/answer-fields.ts';

interface PlainAnswerProps {
  field: AnswerField;
  describedBy: string;
  /** The question's first answer: it takes the focus when it appears. */
  focused: boolean;
  onChange: (answer: string) => void;
}

const edges = { correct: 'primary.main', wrong: 'secondary.main' } as const;

export function PlainAnswer({ field, describedBy, focused, onChange }: PlainAnswerProps) {
  const { column, typed, verdict } = field;
  // The expected text's direction would give the script away, but the column's language is known anyway.
  const direction = column.language === null ? 'auto' : directionOf(column.language, typed);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  return (
    <OutlinedInput
      fullWidth
      value={typed}
      readOnly={verdict !== null}
      inputRef={input}
      onChange={({ target }) => onChange(target.value)}
      inputProps={{
        'aria-label': column.name,
        'aria-describedby': describedBy,
        dir: direction,
        lang: column.language ?? undefined,
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
        '& input': { typography: 'h2', textAlign: 'center', height: 'auto', py: 2 },
        ...(verdict !== null && {
          '&& .MuiOutlinedInput-notchedOutline': { borderColor: edges[verdict], borderWidth: 2 },
          '& input': { typography: 'h2', textAlign: 'center', height: 'auto', py: 2, color: edges[verdict] },
        }),
      }}
    />
  );
}
