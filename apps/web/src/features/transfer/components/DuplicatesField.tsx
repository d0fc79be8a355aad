import { useLingui } from '@lingui/react/macro';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { ImportOptions } from '../api/import-rows.ts';

type Choice = ImportOptions['duplicates'];

interface DuplicatesFieldProps {
  value: Choice;
  /** Rows whose first and second value exist, and those whose first value does; null after a changed choice. */
  counts: { rows: number; matching: number } | null;
  disabled: boolean;
  onChange: (duplicates: Choice) => void;
}

/** Treatment of rows that the cluster has already. */
export function DuplicatesField({ value, counts, disabled, onChange }: DuplicatesFieldProps) {
  const { t } = useLingui();
  const { rows = 0, matching = 0 } = counts ?? {};
  return (
    <SelectField
      label={t`Duplicates`}
      value={value}
      options={[
        { value: 'keep', label: t`Keep both` },
        { value: 'skip', label: counts === null ? t`Skip identical rows` : t`Skip identical rows (${rows})` },
        { value: 'update', label: counts === null ? t`Update matching rows` : t`Update matching rows (${matching})` },
      ]}
      disabled={disabled}
      onChange={onChange}
    />
  );
}
