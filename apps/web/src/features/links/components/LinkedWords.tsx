import { Plural, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  columnLanguage,
  columnName,
  rowValue,
  usedColumns,
  type ColumnNumber,
} from '@wordcluster/domain/clusters/cluster';
import { textDirection } from '@wordcluster/domain/languages/languages';
import type { ReactNode } from 'react';
import { LanguageBadge } from '../../../ui/LanguageBadge.tsx';
import type { VisitedLink } from '../api/link.ts';

type LinkedRow = VisitedLink['rows'][number];

/** The page's own play button: features do not know each other. */
export type HearCell = (row: LinkedRow, column: ColumnNumber, language: string | null) => ReactNode;

/** Three columns side by side break words on a phone: the third, mostly an example, is below the two. */
const THIRD_BELOW = {
  '@media (max-width: 599px)': {
    '&, & thead, & tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', borderBottom: 1, borderColor: 'divider' },
    '& tr > :nth-of-type(3)': { gridColumn: '1 / -1', pt: 0, color: 'text.secondary' },
  },
};

/** The words of a link, to read and to play. */
export function LinkedWords({ link, hear }: { link: VisitedLink; hear: HearCell }) {
  const { t } = useLingui();
  const columns = usedColumns(link);
  const hidden = link.rows_total - link.rows.length;
  return (
    <Box>
      <Box
        component="table"
        aria-label={t`Words`}
        sx={{
          width: '100%',
          tableLayout: 'fixed',
          borderCollapse: 'collapse',
          '& th, & td': { p: 0, py: 1.25, pr: 1.5, textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' },
          '& tr': { borderBottom: 1, borderColor: 'divider' },
          ...(columns.length === 3 && THIRD_BELOW),
        }}
      >
        <thead>
          <tr>
            {columns.map((column) => {
              const language = columnLanguage(link, column);
              return (
                <Typography
                  key={column}
                  component="th"
                  scope="col"
                  variant="subtitle2"
                  sx={{ color: 'text.secondary' }}
                >
                  {language !== null && <LanguageBadge code={language} />} {columnName(link, column)}
                </Typography>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {link.rows.map((row) => (
            // Lazy layout: there may be two thousand rows.
            <Box component="tr" key={row.id} sx={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 48px' }}>
              {columns.map((column) => (
                <LinkedCell key={column} link={link} row={row} column={column} hear={hear} />
              ))}
            </Box>
          ))}
        </tbody>
      </Box>
      {hidden > 0 && (
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>
          <Plural
            value={hidden}
            one="# more word is included when you copy the cluster into your account."
            other="# more words are included when you copy the cluster into your account."
          />
        </Typography>
      )}
    </Box>
  );
}

interface LinkedCellProps {
  link: VisitedLink;
  row: LinkedRow;
  column: ColumnNumber;
  hear: HearCell;
}

function LinkedCell({ link, row, column, hear }: LinkedCellProps) {
  const language = columnLanguage(link, column);
  const text = rowValue(row, column);
  return (
    <td>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        {column === 1 && row.picture !== null && (
          <Box
            component="img"
            src={row.picture}
            alt=""
            loading="lazy"
            sx={{ flex: 'none', width: 56, height: 56, mr: 1, borderRadius: '8px', objectFit: 'cover' }}
          />
        )}
        <Box
          component="span"
          translate="no"
          lang={language ?? undefined}
          dir={textDirection(language, text ?? '')}
          sx={{
            minWidth: 0,
            textAlign: 'left',
            whiteSpace: 'pre-wrap',
            fontWeight: column === 1 ? 500 : 400,
            lineHeight: 1.6,
          }}
        >
          {text}
        </Box>
        {/* In the middle of the first line, however large a finger wants it. */}
        <Box sx={{ display: 'flex', alignItems: 'center', height: '1.6em' }}>{hear(row, column, language)}</Box>
      </Box>
    </td>
  );
}
