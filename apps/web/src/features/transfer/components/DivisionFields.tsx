import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Field } from '../../../ui/Field.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { Division, Preview } from '../api/import-rows.ts';
import { DELIMITERS, ROW_DELIMITERS } from '../state/reading-choices.ts';

interface DivisionFieldsProps {
  found: Preview;
  disabled: boolean;
  onChange: (division: Division) => void;
}

const OTHER = 'other';
const LONGEST = 10;
/** Tabs and line ends cannot be typed into a field. */
const typed = (text: string) => text.replaceAll('\\n', '\n').replaceAll('\\t', '\t');
const shown = (text: string) => text.replaceAll('\n', '\\n').replaceAll('\t', '\\t');

/** How pasted text was divided into rows and columns, to be corrected by the user. */
export function DivisionFields({ found, disabled, onChange }: DivisionFieldsProps) {
  const { t, i18n } = useLingui();
  const { preset = null } = found;
  const delimiter = found.delimiter ?? '';
  const rows = found.row_delimiter ?? '\n';
  const names = {
    anki: t`Notes as Anki exports them`,
    questions: t`Questions and answers`,
    quizlet: t`A list as Quizlet exports it`,
    markdown: t`A table in Markdown`,
    lines: t`Word and meaning on alternate lines`,
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {preset !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Trans>Recognised: {names[preset]}</Trans>
        </Typography>
      )}
      <Disclosure label={<Trans>Reading options</Trans>} open={found.columns === 1}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <DelimiterField
            key={`columns ${delimiter}`}
            label={t`Columns are separated by`}
            value={delimiter}
            options={DELIMITERS.map((one) => ({ value: one.value, label: i18n._(one.label) }))}
            disabled={disabled}
            onChange={(value) => onChange({ delimiter: value, ...(rows === '\n' ? {} : { row_delimiter: rows }) })}
          />
          <DelimiterField
            key={`rows ${rows}`}
            label={t`Rows are separated by`}
            value={rows}
            options={ROW_DELIMITERS.map((one) => ({ value: one.value, label: i18n._(one.label) }))}
            disabled={disabled}
            onChange={(value) => onChange({ row_delimiter: value })}
          />
        </Box>
      </Disclosure>
    </Box>
  );
}

interface DelimiterFieldProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  disabled: boolean;
  onChange: (value: string) => void;
}

/** One of the common delimiters, or any other of up to ten characters. */
function DelimiterField({ label, value, options, disabled, onChange }: DelimiterFieldProps) {
  const { t } = useLingui();
  const common = options.some((option) => option.value === value);
  const [other, setOther] = useState(common ? null : shown(value));
  const take = () => {
    const chosen = typed(other ?? '');
    if (chosen !== '' && chosen !== value) onChange(chosen);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
      <SelectField
        label={label}
        value={other === null ? value : OTHER}
        options={[...options, { value: OTHER, label: t`Something else` }]}
        disabled={disabled}
        onChange={(chosen) => {
          setOther(chosen === OTHER ? '' : null);
          if (chosen !== OTHER) onChange(chosen);
        }}
      />
      {other !== null && (
        <Field
          label={t`These characters`}
          hint={t`\\t is a tab, \\n the end of a line.`}
          value={other}
          disabled={disabled}
          inputProps={{ maxLength: 2 * LONGEST, spellCheck: false }}
          error={typed(other).length > LONGEST ? t`At most 10 characters.` : null}
          onChange={({ target }) => setOther(target.value)}
          onBlur={take}
          onKeyDown={({ key }) => key === 'Enter' && take()}
        />
      )}
    </Box>
  );
}
