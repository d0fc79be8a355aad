import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Field } from '../../../ui/Field.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { WordsBody } from '../api/import-rows.ts';

interface ImportTargetProps {
  into: WordsBody['into'];
  title: string;
  /** Name of the import's own cluster. */
  cluster: string | null;
  tables: number;
  disabled: boolean;
  onInto: (into: WordsBody['into']) => void;
  onTitle: (title: string) => void;
}

/** A title is too short for a cluster. */
export const isTooShort = (title: string): boolean => title.trim().length < 3;

/** Target of a file's rows: the current cluster, a new one, or one for each table. */
export function ImportTarget({ into, title, cluster, tables, disabled, onInto, onTitle }: ImportTargetProps) {
  const { t } = useLingui();
  const options: { value: WordsBody['into']; label: string }[] = [
    ...(cluster === null ? [] : [{ value: 'cluster' as const, label: t`Into ${cluster}` }]),
    { value: 'one', label: t`One new cluster` },
    ...(tables > 1 ? [{ value: 'decks' as const, label: t`A cluster for each table` }] : []),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {options.length > 1 && (
        <SelectField label={t`Import into`} value={into} options={options} disabled={disabled} onChange={onInto} />
      )}
      {into === 'one' && (
        <Field
          label={<Trans>Title</Trans>}
          value={title}
          disabled={disabled}
          inputProps={{ maxLength: 120 }}
          error={isTooShort(title) ? t`At least 3 letters.` : null}
          onChange={({ target }) => onTitle(target.value)}
        />
      )}
    </Box>
  );
}
