import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { columnLanguage, columnName, type ClusterColumns } from '@wordcluster/domain/clusters/cluster';
import type { ColumnChoice } from '@wordcluster/domain/practice/settings';
import { ChevronDown } from 'lucide-react';
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
export function ColumnSelect({ label, columns, value, options, onChange }: ColumnSelectProps) {
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
