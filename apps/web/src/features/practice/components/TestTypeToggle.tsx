import { Trans, useLingui } from '@lingui/react/macro';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { TestType } from '@wordcluster/domain/practice/settings';
import { Keyboard, LayoutGrid } from 'lucide-react';

/** Typing answers, or choosing them. */
export function TestTypeToggle({ value, onChange }: { value: TestType; onChange: (type: TestType) => void }) {
  const { t } = useLingui();
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      value={value}
      // Pressing the chosen one again would leave none.
      onChange={(_event, chosen: TestType | null) => chosen !== null && onChange(chosen)}
      aria-label={t`Kind of test`}
      // The chosen one has nothing else to do: Enter starts the test.
      onKeyDown={({ key, target }) => {
        if (key === 'Enter' && target instanceof HTMLButtonElement && target.value === value)
          target.form?.requestSubmit();
      }}
      sx={{ '& .MuiToggleButton-root': { gap: 1 } }}
    >
      <ToggleButton value="text">
        <Keyboard size={18} aria-hidden />
        <Trans>Text input</Trans>
      </ToggleButton>
      <ToggleButton value="choice">
        <LayoutGrid size={18} aria-hidden />
        <Trans>Choices</Trans>
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
