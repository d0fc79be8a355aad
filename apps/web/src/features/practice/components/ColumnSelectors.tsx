import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import {
  type ClusterColumns,
  type ColumnNumber,
  columnLanguage,
  columnName,
} from '@wordcluster/domain/clusters/cluster';
import {
  columnOptions,
  type ColumnSelector,
  type TestSettings,
  type ColumnChoice,
} from '@wordcluster/domain/practice/settings';
import { ArrowLeftRight, ChevronDown } from 'lucide-react';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { LanguageBadge } from '../../../ui/LanguageBadge.tsx';

interface ColumnSelectProps {
  label: string;
  columns: ClusterColumns;
  value: ColumnChoice;
  /** Columns that no other selector uses. */
  options: readonly ColumnChoice[];
  onChange: (column: ColumnChoice) => void;
}

/** A column of the cluster, or None. */
function ColumnSelect({ label, columns, value, options, onChange }: ColumnSelectProps) {
  const { t } = useLingui();
  const id = useId();
  const choices: readonly ColumnChoice[] = [0, ...options];
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography id={`${id}-label`} component="div" variant="subtitle2" sx={{ mb: 0.75 }}>
        {label}
      </Typography>
      <Select
        fullWidth
        id={id}
        labelId={`${id}-label`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        input={<OutlinedInput />}
        IconComponent={ChevronDown}
        sx={{
          '& .MuiSelect-select': { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 },
          '& .MuiSelect-icon': { right: 10, width: 18, height: 18, top: 'calc(50% - 9px)' },
        }}
      >
        {choices.map((choice) => {
          const language = choice === 0 ? null : columnLanguage(columns, choice);
          return (
            <MenuItem key={choice} value={choice}>
              <Box
                component="span"
                sx={{
                  overflow: 'hidden',
                  textOverflow: 'ellipsis',
                  color: choice === 0 ? 'text.secondary' : 'text.primary',
                }}
              >
                {choice === 0 ? t`None` : columnName(columns, choice)}
              </Box>
              {language !== null && <LanguageBadge code={language} />}
            </MenuItem>
          );
        })}
      </Select>
    </Box>
  );
}

interface ColumnSelectorsProps {
  cluster: ClusterColumns;
  columns: readonly ColumnNumber[];
  settings: TestSettings;
  onChange: (change: Partial<TestSettings>) => void;
}

/** Question, answer and, for typed answers, second answer. Each hides the columns of the others; two can be swapped. */
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
