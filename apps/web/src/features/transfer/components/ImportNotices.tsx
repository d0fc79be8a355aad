import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ROWS_REPLACED } from '@wordcluster/domain/clusters/cluster-list';
import { rowLimitNotice, INVALID_FILE } from '@wordcluster/domain/clusters/file-import';
import { Banner } from '../../../ui/Banner.tsx';
import { translateMessage, failureText } from '../../../ui/messages.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { Preview } from '../api/import-rows.ts';
import type { ExpectedImport } from '../state/expected-import.ts';
import { isWrongType, type ImportProblem } from '../hooks/use-import.ts';

function Skipped({ count, text, message_id, values, lines }: Preview['skipped'][number]) {
  const named = lines.join(', ');
  const more = count - lines.length;
  return (
    <Typography component="li" variant="body2">
      {translateMessage({ id: message_id, values, text })}{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        <Plural value={lines.length} one={`Line ${named}`} other={`Lines ${named}`} />
        {more > 0 && (
          <>
            {' '}
            <Plural value={more} one="and # more" other="and # more" />
          </>
        )}
      </Box>
    </Typography>
  );
}

/** The plan's limit, with a link to Premium; nothing if everything fits. */
export function PlanNotice({ expected }: { expected: ExpectedImport }) {
  const limit = rowLimitNotice(expected);
  if (limit === null) return null;
  return (
    <Banner severity="warning">
      {translateMessage(limit)}{' '}
      <TextLink to="/premium">
        <Trans>Upgrade to PREMIUM</Trans>
      </TextLink>
    </Banner>
  );
}

interface ImportNoticesProps {
  found: Preview;
  expected: ExpectedImport;
  append: boolean;
  intoCluster: boolean;
  /** Each table gets a cluster, not only the shown one. */
  allTables: boolean;
}

/** Of columns that the cluster shows nowhere. */
const OF_CLUSTER: readonly string[] = ['import.column_unnamed', 'import.columns_unnamed'];

/** Of sheets that are left out. */
const OF_OTHER_TABLES: readonly string[] = ['import.other_sheets'];

/** Effect on existing rows, skipped rows with reasons, and notices of reading. */
export function ImportNotices({ found, expected, append, intoCluster, allTables }: ImportNoticesProps) {
  const hidden = [...(intoCluster ? [] : OF_CLUSTER), ...(allTables ? OF_OTHER_TABLES : [])];
  return (
    <>
      {!append && <Banner severity="warning">{translateMessage(ROWS_REPLACED)}</Banner>}
      {expected.skipped.length > 0 && (
        <Banner severity="info">
          <Plural value={expected.skippedRows} one="# row is skipped:" other="# rows are skipped:" />
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {expected.skipped.map((entry) => (
              <Skipped key={entry.reason} {...entry} />
            ))}
          </Box>
        </Banner>
      )}
      {found.messages.map((message, index) =>
        hidden.includes(message.id) ? null : (
          <Banner key={message.id} severity="info">
            {translateMessage({ ...message, text: found.notices[index] ?? '' })}
          </Banner>
        ),
      )}
    </>
  );
}

/** Why the file or the import was refused. */
export function ImportProblemBanner({ problem }: { problem: ImportProblem }) {
  if (problem === 'not-one-file')
    return (
      <Banner>
        <Trans>Please choose exactly one file.</Trans>
      </Banner>
    );
  if (isWrongType(problem))
    return (
      <Banner>
        <strong>{translateMessage(INVALID_FILE.title)}</strong>
        <br />
        {translateMessage(INVALID_FILE.message)}
        {problem.reason !== null && (
          <>
            <br />
            {failureText(problem.reason)}
          </>
        )}
      </Banner>
    );
  return <Banner>{failureText(problem)}</Banner>;
}
