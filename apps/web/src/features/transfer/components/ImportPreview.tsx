import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode, useState } from 'react';
import Button from '@mui/material/Button';
import type { ClusterColumns } from '@wordcluster/domain/clusters/cluster';
import { Banner } from '../../../ui/Banner.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import type { Choices, Division, ImportOptions, Preview } from '../api/import-rows.ts';
import type { ExpectedImport } from '../state/expected-import.ts';
import { chooseColumn, chooseTags, fileColumns, hasOwnNames } from '../state/mapping.ts';
import { ImportNotices, PlanNotice } from './ImportNotices.tsx';
import { DuplicatesField } from './DuplicatesField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { ReadingFields } from './ReadingFields.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Field } from '../../../ui/Field.tsx';
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
function DivisionFields({ found, disabled, onChange }: DivisionFieldsProps) {
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

interface ImportPreviewProps {
  /** Of the cluster, or of the one that is made. */
  cluster: ClusterColumns;
  /** Choice of the target, if it is open. */
  target: ReactNode;
  /** The rows go into a cluster that is there. */
  intoCluster: boolean;
  /** Each table gets a cluster; the shown one is an example. */
  allTables: boolean;
  /** The header was detected, and not chosen by the user. */
  headerGuessed: boolean;
  pasted: boolean;
  found: Preview;
  expected: ExpectedImport;
  options: ImportOptions;
  busy: boolean;
  onReread: (choices: Choices) => void;
  onDivide: (division: Division) => void;
  onHeader: (header: boolean) => void;
  onAppend: (append: boolean) => void;
  onDuplicates: (duplicates: ImportOptions['duplicates']) => void;
}

/** The found columns, the way of reading, and the effect of the import. */
export function ImportPreview(props: ImportPreviewProps) {
  const { cluster, found, expected, options, busy, target, intoCluster, allTables, headerGuessed, pasted } = props;
  const { onReread, onDivide, onHeader, onAppend, onDuplicates } = props;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FoundSummary found={found} expected={expected} pasted={pasted} allTables={allTables} />
      <PlanNotice expected={expected} />
      {found.tables.length > 1 && <TableField found={found} disabled={busy} onReread={onReread} />}
      {target}
      {headerGuessed && options.first_line_header && (
        <Banner severity="info">
          <Trans>The first line was used as the column names.</Trans>{' '}
          <Button size="small" color="inherit" disabled={busy} onClick={() => onHeader(false)}>
            <Trans>It is a row</Trans>
          </Button>
        </Banner>
      )}
      {/* Before the rows: further down it would be found after the import. */}
      {intoCluster && options.append && expected.matching > 0 && (
        <DuplicatesField
          value={options.duplicates}
          counts={{ rows: expected.duplicates, matching: expected.matching }}
          disabled={busy}
          onChange={onDuplicates}
        />
      )}
      <Box>
        <PreviewTable
          cluster={cluster}
          found={found}
          expected={expected}
          disabled={busy}
          onChoose={(column, index) => onReread(chooseColumn(found, column, index))}
        />
        <Box sx={{ height: 4, mt: 0.5 }}>{busy && <LinearProgress aria-hidden />}</Box>
      </Box>
      <Box>
        {!hasOwnNames(found) && (
          <CheckField
            label={<Trans>First row is a header</Trans>}
            checked={options.first_line_header}
            onChange={onHeader}
            disabled={busy}
          />
        )}
        {intoCluster && (
          <CheckField
            label={<Trans>Add to the existing rows (append)</Trans>}
            hint={<Plural value={found.existing_rows} _0="The cluster is empty." one="# row now" other="# rows now" />}
            checked={options.append}
            onChange={onAppend}
            disabled={busy}
          />
        )}
      </Box>
      <TagsField found={found} disabled={busy} onReread={onReread} />
      {found.format === 'text' ? (
        <DivisionFields found={found} disabled={busy} onChange={onDivide} />
      ) : (
        <ReadingFields found={found} disabled={busy} onChange={onReread} />
      )}
      <ImportNotices
        found={found}
        expected={expected}
        append={options.append || !intoCluster}
        intoCluster={intoCluster}
        allTables={allTables}
      />
    </Box>
  );
}

type SummaryProps = Pick<ImportPreviewProps, 'found' | 'expected' | 'pasted' | 'allTables'>;

/** The read content; focused, as the pressed button was removed: screen readers start here. */
function FoundSummary({ found, expected, pasted, allTables }: SummaryProps) {
  const rowsOfAll = found.tables.reduce((sum, { rows }) => sum + rows, 0);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <Box ref={top} tabIndex={-1} sx={{ outline: 'none' }}>
      <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        {pasted ? <Trans>Pasted rows</Trans> : found.file_name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', display: 'block' }} component="output">
        <Plural value={allTables ? rowsOfAll : expected.rows} one="# row" other="# rows" />
        {' · '}
        {allTables ? (
          <Plural value={found.tables.length} one="# table" other="# tables" />
        ) : (
          <Plural value={found.columns} one="# column" other="# columns" />
        )}
        {found.blank_rows > 0 && (
          <>
            {' · '}
            <Plural value={found.blank_rows} one="# blank line left out" other="# blank lines left out" />
          </>
        )}
        {found.sheet !== null && found.tables.length < 2 && (
          <>
            {' · '}
            <Trans>sheet {found.sheet}</Trans>
          </>
        )}
      </Typography>
    </Box>
  );
}

interface RereadFieldProps {
  found: Preview;
  disabled: boolean;
  onReread: (choices: Choices) => void;
}

function TableField({ found, disabled, onReread }: RereadFieldProps) {
  const { t } = useLingui();
  return (
    <SelectField
      label={found.format === 'xlsx' ? t`Sheet` : t`Table`}
      value={String(found.table)}
      options={found.tables.map(({ index, name, rows }) => ({
        value: String(index),
        label: `${name === '' ? t`Table ${index + 1}` : name} (${rows})`,
      }))}
      disabled={disabled}
      onChange={(chosen) => onReread({ table: Number(chosen) })}
    />
  );
}

/** The column of the file with the rows' tags; two columns are a word and its translation. */
function TagsField({ found, disabled, onReread }: RereadFieldProps) {
  const { t } = useLingui();
  const columns = fileColumns(found);
  if (columns.length < 3) return null;
  return (
    <SelectField
      label={t`Tags of the rows`}
      value={found.tag_columns[0] === undefined ? '' : String(found.tag_columns[0])}
      options={[
        { value: '', label: t`Nothing` },
        ...columns.map(({ index, name, samples }) => ({
          value: String(index),
          label: name ?? samples[0]?.slice(0, 30) ?? t`Column ${index + 1}`,
        })),
      ]}
      disabled={disabled}
      onChange={(chosen) => onReread(chooseTags(found, chosen === '' ? null : Number(chosen)))}
    />
  );
}
