import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { languagePicker } from '@wordcluster/domain/clusters/cluster-form';
import { useLanguageName } from '../../../platform/browser/display-names.ts';
import { languagesOfNewColumns, usePreferences } from '../../../platform/queries/preferences.ts';
import { Field } from '../../../ui/Field.tsx';
import type { useClusterFields } from '../hooks/use-cluster-fields.ts';
import { LanguagePicker } from './LanguagePicker.tsx';

interface ColumnFieldsProps {
  form: ReturnType<typeof useClusterFields>;
  column: 1 | 2 | 3;
  voiced: ReadonlySet<string>;
}

/** Name and language of one column, side by side. */
export function ColumnFields({ form, column, voiced }: ColumnFieldsProps) {
  const { t } = useLingui();
  const { disabled, taken } = languagePicker(form.typed, column);
  const label = { 1: t`Column 1 name`, 2: t`Column 2 name`, 3: t`Column 3 name` }[column];
  const { preferences } = usePreferences();
  const languageName = useLanguageName();
  const own = languagesOfNewColumns(preferences);
  const language = { 1: own.first, 2: own.second, 3: null }[column];
  const ownName = language === null ? null : languageName(language);
  const example = { 1: t`For example: Word`, 2: t`For example: Translation`, 3: t`For example: Example` }[column];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <Field
        label={label}
        placeholder={ownName === null ? example : t`For example: ${ownName}`}
        required={column === 1}
        autoComplete="off"
        {...form.field(`col_${column}_name`)}
      />
      <LanguagePicker
        label={{ 1: t`Column 1 language`, 2: t`Column 2 language`, 3: t`Column 3 language` }[column]}
        value={form.values[`col_${column}_language`]}
        onChange={(code) => form.setLanguage(column, code)}
        disabled={disabled}
        taken={taken}
        voiced={voiced}
      />
    </Box>
  );
}
