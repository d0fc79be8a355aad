import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { CheckField } from '../../../ui/CheckField.tsx';
import type { Choices, Division, ImportOptions, Preview } from '../api/import-rows.ts';
import type { ExpectedImport } from '../state/expected-import.ts';
import { ImportNotices, PlanNotice } from './ImportNotices.tsx';
import { DivisionFields } from './DivisionFields.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { ReadingFields } from './ReadingFields.tsx';

interface ImportPreviewProps {
  cluster: Cluster;
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

/** What was found, how it was read, and what will happen to it. */
export function ImportPreview(props: ImportPreviewProps) {
  const { cluster, found, expected, options, busy, onReread, onDivide, onHeader, onAppend, onDuplicates } = props;
  const { t } = useLingui();
  const top = useRef<HTMLDivElement>(null);
  // The button that led here is gone; reading starts at the top.
  useEffect(() => top.current?.focus(), []);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box ref={top} tabIndex={-1} sx={{ outline: 'none' }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {found.format === 'text' ? <Trans>Pasted rows</Trans> : found.file_name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', display: 'block' }} component="output">
          <Plural value={expected.rows} one="# row" other="# rows" />
          {' · '}
          <Plural value={found.columns} one="# column" other="# columns" />
          {found.blank_rows > 0 && (
            <>
              {' · '}
              <Plural value={found.blank_rows} one="# blank line left out" other="# blank lines left out" />
            </>
          )}
          {found.sheet !== null && (
            <>
              {' · '}
              <Trans>sheet {found.sheet}</Trans>
            </>
          )}
        </Typography>
      </Box>
      <PlanNotice expected={expected} />
      {/* Before the rows: further down it would be found after the import. */}
      {options.append && expected.matching > 0 && (
        <SelectField
          label={t`Rows that are already there`}
          value={options.duplicates}
          options={[
            { value: 'keep', label: t`Keep both` },
            { value: 'skip', label: t`Skip: ${expected.duplicates} with the same first and second value` },
            { value: 'update', label: t`Update: ${expected.matching} with the same first value` },
          ]}
          disabled={busy}
          onChange={onDuplicates}
        />
      )}
      <Box>
        <PreviewTable cluster={cluster} expected={expected} columns={found.columns} />
        <Box sx={{ height: 4, mt: 0.5 }}>{busy && <LinearProgress aria-hidden />}</Box>
      </Box>
      <Box>
        <CheckField
          label={<Trans>The first line is a header</Trans>}
          checked={options.first_line_header}
          onChange={onHeader}
          disabled={busy}
        />
        <CheckField
          label={<Trans>Append to the existing rows</Trans>}
          hint={<Plural value={found.existing_rows} _0="The cluster is empty." one="# row now" other="# rows now" />}
          checked={options.append}
          onChange={onAppend}
          disabled={busy}
        />
      </Box>
      {found.format === 'text' ? (
        <DivisionFields found={found} disabled={busy} onChange={onDivide} />
      ) : (
        <ReadingFields found={found} disabled={busy} onChange={onReread} />
      )}
      <ImportNotices found={found} expected={expected} append={options.append} />
    </Box>
  );
}
