import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { Choices, Preview } from '../api/import-rows.ts';
import { DELIMITERS, ENCODINGS } from '../state/reading-choices.ts';

interface ReadingFieldsProps {
  found: Preview;
  disabled: boolean;
  onChange: (choices: Choices) => void;
}

/** A separator that has no name. */
const visible = (separator: string) => separator.replaceAll('\n', '\\n').replaceAll(/^ | $/g, '␣');

/** Options of reading a file, for corrections. A workbook has none. */
export function ReadingFields({ found, disabled, onChange }: ReadingFieldsProps) {
  const { t, i18n } = useLingui();
  const { encoding, delimiter, format } = found;
  if (format === 'xlsx' || (encoding === null && delimiter === null)) return null;
  const common = DELIMITERS.filter(({ pastedOnly, value }) => pastedOnly !== true || value === delimiter).map(
    ({ value, label }): { value: string; label: string } => ({ value, label: i18n._(label) }),
  );
  const delimiters =
    delimiter === null || common.some(({ value }) => value === delimiter)
      ? common
      : [{ value: delimiter, label: visible(delimiter) }, ...common];
  const known = ENCODINGS.map(({ value, name, region }) => ({
    value,
    label: region === null ? name : `${name} · ${i18n._(region)}`,
  }));
  const encodings =
    encoding === null || known.some(({ value }) => value === encoding)
      ? known
      : [{ value: encoding, label: encoding }, ...known];
  const read = [delimiters.find(({ value }) => value === delimiter), encodings.find(({ value }) => value === encoding)];
  return (
    // One column from a file that should have two is the sign of a wrong separator.
    <Disclosure
      label={<Trans>Reading options</Trans>}
      note={read.flatMap((choice) => choice?.label ?? []).join(' · ')}
      open={found.columns === 1}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {delimiter !== null && (
          <SelectField
            label={t`Columns are separated by`}
            value={delimiter}
            options={delimiters}
            disabled={disabled}
            onChange={(value) => {
              const chosen = DELIMITERS.find((one) => one.value === value);
              if (chosen) onChange({ delimiter: chosen.value });
            }}
          />
        )}
        {encoding !== null && (
          <SelectField
            label={t`Encoding`}
            value={encoding}
            options={encodings}
            disabled={disabled}
            onChange={(value) => onChange({ encoding: value })}
          />
        )}
      </Box>
    </Disclosure>
  );
}
