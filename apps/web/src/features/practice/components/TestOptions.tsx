import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { TestSettings } from '@wordcluster/domain/practice/settings';
import type { ReactNode } from 'react';

interface OptionProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Option({ label, checked, onChange }: OptionProps) {
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox checked={checked} onChange={(_event, now) => onChange(now)} />}
      sx={{ mr: 0 }}
    />
  );
}

interface TestOptionsProps {
  settings: TestSettings;
  onChange: (change: Partial<TestSettings>) => void;
  /** Stored wrong answers of this cluster. */
  mistakes: number;
  onlyMistakes: boolean;
  onOnlyMistakes: (only: boolean) => void;
}

/** The dialog's checkboxes: three for typed answers, and one as soon as there are mistakes to memorize. */
export function TestOptions({ settings, onChange, mistakes, onlyMistakes, onOnlyMistakes }: TestOptionsProps) {
  const { t } = useLingui();
  if (settings.test_type !== 'text' && mistakes === 0) return null;
  return (
    <Box component="fieldset" aria-label={t`Options`} sx={{ display: 'grid', border: 0, p: 0, mx: 0, my: -0.5 }}>
      {settings.test_type === 'text' && (
        <>
          <Option
            label={<Trans>Number of letters recognition</Trans>}
            checked={settings.visible_character_boxes}
            onChange={(visible_character_boxes) => onChange({ visible_character_boxes })}
          />
          <Option
            label={<Trans>Random content selection</Trans>}
            checked={settings.randomize_row_order}
            onChange={(randomize_row_order) => onChange({ randomize_row_order })}
          />
          <Option
            label={<Trans>Capital letters recognition</Trans>}
            checked={settings.case_sensitivity}
            onChange={(case_sensitivity) => onChange({ case_sensitivity })}
          />
        </>
      )}
      {mistakes > 0 && (
        <Option
          label={<Trans>Memorizing last mistakes only ({mistakes})</Trans>}
          checked={onlyMistakes}
          onChange={onOnlyMistakes}
        />
      )}
    </Box>
  );
}
