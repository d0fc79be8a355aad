import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import {
  columnLanguage,
  columnName,
  COLUMN_NUMBERS,
  rowValue,
  type ColumnNumber,
} from '@wordcluster/domain/clusters/cluster';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { languageDirection } from '@wordcluster/domain/languages/languages';
import type { ClusterColumns } from '@wordcluster/domain/clusters/cluster';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronDown } from 'lucide-react';
import { SELECT_STYLE } from '../../../ui/select-style.ts';
import { LanguageBadge } from '../../../ui/LanguageBadge.tsx';
import type { Preview } from '../api/import-rows.ts';
import type { ExpectedImport } from '../state/expected-import.ts';
import { fileColumns, mappedColumn } from '../state/mapping.ts';

interface PreviewTableProps {
  /** Of the cluster, or of the one that is made. */
  cluster: ClusterColumns;
  found: Preview;
  expected: ExpectedImport;
  disabled: boolean;
  /** Another column of the file becomes one of the cluster's, or none. */
  onChoose: (column: ColumnNumber, index: number | null) => void;
}

/** No horizontal scrolling on a phone: a third column, mostly an example, is below the two. */
const ON_PHONES = {
  '@media (max-width: 599.95px)': {
    '&, & thead, & tbody': { display: 'block' },
    '& thead': { position: 'sticky', top: 0, zIndex: 2, bgcolor: 'tones.raised' },
    '& tr': { display: 'grid', gridTemplateColumns: '64px repeat(2, minmax(0, 1fr))' },
    '& th, & td': { paddingInline: '8px', borderBottom: 0 },
    '& tr:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
    '& tr > :nth-of-type(4)': { gridColumn: '2 / -1', pt: 0 },
    // Visually it would read as a second line of the first name; screen readers get it.
    '& thead tr > :nth-of-type(4)': visuallyHidden,
  },
};

/** The first rows as they will be imported: the cluster's columns, and below each the file's name of it. */
export function PreviewTable({ cluster, found, expected, disabled, onChoose }: PreviewTableProps) {
  const { t } = useLingui();
  const width = found.mapped_columns.length;
  const choices = fileColumns(found);
  // One more than is filled, as a further column of the file may be chosen for it.
  const most = Math.min(choices.length, width + 1);
  const shown = COLUMN_NUMBERS.filter((column) => columnName(cluster, column) !== null || column <= most);
  return (
    <Box
      component="section"
      aria-label={t`Preview of the first rows`}
      // Focusable, so that keyboards can scroll it.
      tabIndex={0}
      sx={{
        maxHeight: 252,
        overflow: 'auto',
        border: 1,
        borderColor: 'tones.hairline',
        borderRadius: 1,
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <Table size="small" stickyHeader sx={ON_PHONES}>
        <TableHead sx={{ '& th': { bgcolor: 'tones.raised', py: 1 } }}>
          <TableRow>
            <TableCell sx={{ width: 56 }}>
              <Trans>Line</Trans>
            </TableCell>
            {shown.map((column) => (
              <ColumnHeading
                key={column}
                column={column}
                cluster={cluster}
                found={found}
                expected={expected}
                disabled={disabled}
                onChoose={onChoose}
              />
            ))}
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& tr:last-of-type td': { borderBottom: 0 } }}>
          {expected.preview.map((row) => (
            <TableRow key={row.line}>
              <TableCell sx={{ color: 'text.secondary', verticalAlign: 'top' }}>{row.line}</TableCell>
              {shown.map((column) => {
                const language = columnLanguage(cluster, column);
                return (
                  <TableCell
                    key={column}
                    lang={language ?? undefined}
                    dir={languageDirection(language)}
                    sx={{
                      overflowWrap: 'anywhere',
                      minWidth: { sm: 96 },
                      verticalAlign: 'top',
                      whiteSpace: 'pre-line',
                    }}
                  >
                    <span translate="no">{rowValue(row, column)}</span>
                    {row.duplicate && column === 1 && <AlreadyThere />}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface ColumnHeadingProps extends PreviewTableProps {
  column: ColumnNumber;
}

/** The cluster's column, and which of the file's columns fills it. */
function ColumnHeading({ column, cluster, found, expected, disabled, onChoose }: ColumnHeadingProps) {
  const { t } = useLingui();
  const choices = fileColumns(found);
  const language = columnLanguage(cluster, column);
  const inFile = expected.header?.[column - 1];
  return (
    <TableCell sx={{ verticalAlign: 'top' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.primary', fontWeight: 700 }}>
        {language !== null && <LanguageBadge code={language} />}
        {columnName(cluster, column) ?? <Trans>Column {column}</Trans>}
      </Box>
      {choices.length > 1 && (
        <NativeSelect
          value={mappedColumn(found, column) ?? ''}
          disabled={disabled}
          input={<OutlinedInput size="small" />}
          IconComponent={ChevronDown}
          inputProps={{ 'aria-label': t`Column of the file for column ${column}` }}
          onChange={({ target }) => onChoose(column, target.value === '' ? null : Number(target.value))}
          sx={{ ...SELECT_STYLE, fontSize: '0.8125rem', minWidth: 104, my: 0.5 }}
        >
          {column > 1 && <option value="">{t`Nothing`}</option>}
          {choices.map(({ index, name, samples }) => (
            <option key={index} value={index} translate="no">
              {name ?? samples[0]?.slice(0, 30) ?? t`Column ${index + 1}`}
            </option>
          ))}
        </NativeSelect>
      )}
      {inFile ? (
        <Box sx={{ fontSize: '0.8125rem', fontWeight: 400 }}>
          <Trans>in the file: {inFile}</Trans>
        </Box>
      ) : null}
    </TableCell>
  );
}

/** In the words of the interface, within a cell of another language. */
function AlreadyThere() {
  const { i18n } = useLingui();
  return (
    <Box
      lang={i18n.locale}
      dir={languageDirection(i18n.locale)}
      sx={{ color: 'warning.main', fontSize: '0.75rem', fontWeight: 500 }}
    >
      <Trans>duplicate</Trans>
    </Box>
  );
}
