import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { WORD_COUNT_CHOICES, WORD_COUNT_MAX, WORD_COUNT_MIN } from '@wordcluster/domain/clusters/teacher-request';
import { Field } from '../../../ui/Field.tsx';

interface WordCountProps {
  value: string;
  onChange: (value: string) => void;
  onLeave: () => void;
  error: string | null;
}

/** How many words: a usual number by one press, or any from 1 to 50. */
export function WordCount({ value, onChange, onLeave, error }: WordCountProps) {
  const { t } = useLingui();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 2 }}>
      <Field
        label={t`Word count`}
        type="number"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
        error={error}
        inputProps={{ min: WORD_COUNT_MIN, max: WORD_COUNT_MAX, step: 1, inputMode: 'numeric' }}
        // As wide as its label in any language: on two lines it would push the field below the buttons beside it.
        sx={{ width: 'min-content', minWidth: 112, flexGrow: { xs: 1, sm: 0 }, '& label': { whiteSpace: 'nowrap' } }}
      />
      <ToggleButtonGroup
        exclusive
        value={Number(value)}
        onChange={(_event, count: number | null) => count !== null && onChange(String(count))}
        aria-label={t`Usual word counts`}
        // Beside the field, below its label.
        sx={{ mt: '28px', '& .MuiToggleButton-root': { minHeight: 48, minWidth: 52, px: 1.5 } }}
      >
        {WORD_COUNT_CHOICES.map((count) => (
          <ToggleButton key={count} value={count}>
            {count}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
