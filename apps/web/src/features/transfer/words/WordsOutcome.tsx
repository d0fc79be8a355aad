import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { clusterPath } from '@wordcluster/domain/practice/routes';
import { CircleCheck } from 'lucide-react';
import { Banner } from '../../../ui/Banner.tsx';
import { translateResponse, translateMessage } from '../../../ui/messages.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { WordsDone, WordsFound } from '../api/import-rows.ts';

/** Skipped content by reason; nothing if all is imported. */
export function SkippedWords({ skipped }: Pick<WordsFound, 'skipped'>) {
  if (skipped.length === 0) return null;
  const count = skipped.reduce((sum, one) => sum + one.count, 0);
  return (
    <Banner severity="info">
      <Plural value={count} one="# item was skipped:" other="# items were skipped:" />
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {skipped.map(({ reason, text, message_id, values, count: times }) => (
          <Typography component="li" variant="body2" key={reason}>
            {translateMessage({ id: message_id, values, text })}{' '}
            <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {times}
            </Box>
          </Typography>
        ))}
      </Box>
    </Banner>
  );
}

/** Imported words, their clusters, and skipped content. */
export function WordsOutcome({ done }: { done: WordsDone }) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box
        component="output"
        sx={{
          display: 'grid',
          justifyItems: 'center',
          textAlign: 'center',
          gap: 1,
          pt: 3,
          '& > svg': { color: 'success.main' },
        }}
      >
        <CircleCheck size={48} strokeWidth={1.5} aria-hidden />
        <Typography variant="h3" component="p">
          {translateResponse(done)}
        </Typography>
      </Box>
      {done.clusters.length > 0 && (
        <Box>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 0.75 }}>
            <Trans>Imported into</Trans>
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 264, overflowY: 'auto' }}>
            {done.clusters.map(({ id, title }) => (
              <Typography component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
                <TextLink to={clusterPath(id)}>{title}</TextLink>
              </Typography>
            ))}
          </Box>
        </Box>
      )}
      <SkippedWords skipped={done.skipped} />
    </Box>
  );
}
