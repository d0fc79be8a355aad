import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FREE_ROWS } from '@wordcluster/domain/clusters/free-plan';
import { CircleCheck } from 'lucide-react';
import type { Imported } from '../api/import-rows.ts';
import type { ExpectedImport } from '../state/expected-import.ts';

interface ImportOutcomeProps {
  imported: Imported;
  append: boolean;
  expected: ExpectedImport;
}

/** Accounts for every row of the file. */
export function ImportOutcome({ imported, append, expected }: ImportOutcomeProps) {
  const { skippedRows, left } = expected;
  const { imported_rows: rows, updated_rows: updated, duplicate_rows: duplicates } = imported;
  return (
    <Box
      component="output"
      sx={{
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 1,
        py: 4,
        '& > svg': { color: 'success.main' },
      }}
    >
      <CircleCheck size={48} strokeWidth={1.5} aria-hidden />
      <Typography variant="h3" component="p">
        {append ? (
          <Plural value={rows} one="# row was added." other="# rows were added." />
        ) : (
          <Plural value={rows} one="# row was imported." other="# rows were imported." />
        )}
      </Typography>
      {updated > 0 && (
        <Typography variant="body2">
          <Plural value={updated} one="# row was changed." other="# rows were changed." />
        </Typography>
      )}
      {duplicates > 0 && (
        <Typography variant="body2">
          <Plural value={duplicates} one="# duplicate was skipped." other="# duplicates were skipped." />
        </Typography>
      )}
      {skippedRows > 0 && (
        <Typography variant="body2">
          <Plural value={skippedRows} one="# row was skipped." other="# rows were skipped." />
        </Typography>
      )}
      {left > 0 && (
        <Typography variant="body2">
          <Plural value={left} one="# last row was not imported" other="# last rows were not imported" />
          {', '}
          <Trans>because your plan supports only {FREE_ROWS} rows per cluster.</Trans>
        </Typography>
      )}
    </Box>
  );
}
