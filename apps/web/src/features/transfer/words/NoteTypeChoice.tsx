import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { CheckField } from '../../../ui/CheckField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Notes } from './DeckChoice.tsx';
import type { WordsFound } from '../api/import-rows.ts';

type NoteType = WordsFound['note_types'][number];

interface NoteTypeChoiceProps {
  type: NoteType;
  /** Its columns name the choices. */
  cluster: Cluster | undefined;
  /** A field for each column; null while the notes stay out. */
  fields: NoteType['columns'];
  disabled: boolean;
  onChange: (fields: NoteType['columns']) => void;
}

const COLUMN_INDEXES = [0, 1, 2] as const;

/** Which fields of a kind of note become which columns. */
export function NoteTypeChoice({ type, cluster, fields, disabled, onChange }: NoteTypeChoiceProps) {
  const { t } = useLingui();
  const heading = useId();
  const [last, setLast] = useState(fields ?? type.columns ?? [type.fields[0] ?? null, null, null]);
  const names = [cluster?.col_1_name, cluster?.col_2_name, cluster?.col_3_name];
  const choose = (index: number, field: string | null) => {
    const next = last.map((before, at) => (at === index ? field : before));
    setLast(next);
    onChange(next);
  };
  // By number: two fields may have one name.
  const options = type.fields.map((field, at) => ({ value: String(at), label: field }));
  return (
    <Box role="group" aria-labelledby={heading} sx={{ display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography id={heading} variant="subtitle2" component="h3">
          {type.name === '' ? <Trans>Columns of the file</Trans> : type.name}
        </Typography>
        {type.name !== '' && (
          <CheckField
            label={<Trans>Import these notes</Trans>}
            hint={<Notes count={type.notes} />}
            checked={fields !== null}
            disabled={disabled}
            onChange={(on) => onChange(on ? last : null)}
          />
        )}
      </Box>
      {fields !== null && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' } }}>
          {COLUMN_INDEXES.map((index) => {
            const field = fields[index] ?? null;
            const number = index + 1;
            return (
              <SelectField
                key={index}
                label={names[index] ?? t`Column ${number}`}
                value={field === null ? '' : String(type.fields.indexOf(field))}
                options={index === 0 ? options : [{ value: '', label: t`Nothing` }, ...options]}
                disabled={disabled}
                onChange={(value) => choose(index, value === '' ? null : (type.fields[Number(value)] ?? null))}
              />
            );
          })}
        </Box>
      )}
    </Box>
  );
}
