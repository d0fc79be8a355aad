import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ClusterColumns, ColumnNumber } from '@wordcluster/domain/clusters/cluster';
import { columnOptions, type ColumnSelector, type TestSettings } from '@wordcluster/domain/practice/settings';
import { ArrowLeftRight } from 'lucide-react';
import { ColumnSelect } from './ColumnSelect.tsx';

interface ColumnSelectorsProps {
  cluster: ClusterColumns;
  columns: readonly ColumnNumber[];
  settings: TestSettings;
  onChange: (change: Partial<TestSettings>) => void;
}

/** Question, answer and, for typed answers, second answer. Each hides what another one uses, so two can be swapped. */
export function ColumnSelectors({ cluster, columns, settings, onChange }: ColumnSelectorsProps) {
  const { t } = useLingui();
  const { source_col, target_col, test_type } = settings;
  const select = (selector: ColumnSelector, label: string) => (
    <ColumnSelect
      label={label}
      columns={cluster}
      value={settings[selector]}
      options={columnOptions(settings, selector, columns)}
      onChange={(column) => onChange({ [selector]: column })}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          alignItems: 'end',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto minmax(0, 1fr)' },
        }}
      >
        {select('source_col', t`Question column`)}
        <Tooltip title={t`Swap question and answer`}>
          <IconButton
            aria-label={t`Swap question and answer`}
            onClick={() => onChange({ source_col: target_col, target_col: source_col })}
            sx={{ mb: { sm: 0.5 }, justifySelf: 'center', '& svg': { rotate: { xs: '90deg', sm: 'none' } } }}
          >
            <ArrowLeftRight />
          </IconButton>
        </Tooltip>
        {select('target_col', t`Answer column`)}
      </Box>
      {test_type === 'text' && select('target_col2', t`Second answer column`)}
    </Box>
  );
}
