import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { letterDifference } from '@wordcluster/domain/practice/letter-difference';
import { clusterPath } from '@wordcluster/domain/practice/routes';
import { confusionsOf, type Confusion } from '@wordcluster/domain/review-session/confusions';
import { useMemo } from 'react';
import { Banner } from '../../../ui/Banner.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { setAside } from '../state/answering.ts';
import type { AskedWord } from '../state/asked-word.ts';
import { useSession } from '../state/session-store.ts';

const NO_ROWS: readonly never[] = [];

/** Confusable words, each with the difference. */
function Confusions({ asked: { expected, question }, confusions }: { asked: AskedWord; confusions: Confusion[] }) {
  return (
    <Box sx={{ mt: 2, textAlign: 'center' }}>
      <Box sx={{ typography: 'subtitle2', color: 'text.secondary', mb: 1 }}>
        <Trans>Don’t confuse it with</Trans>
      </Box>
      <Box
        component="ul"
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}
      >
        {confusions.map((confusion) => (
          <Box
            component="li"
            key={confusion.text}
            translate="no"
            sx={{ px: 2, py: 1.25, borderRadius: '8px', bgcolor: 'tones.raised', overflowWrap: 'anywhere' }}
          >
            <Box
              component="span"
              lang={expected.language ?? undefined}
              dir={expected.direction}
              sx={{ typography: 'h3' }}
            >
              {letterDifference(expected.text, confusion.text).map(({ expected: letters, same }, index) =>
                same ? (
                  letters
                ) : (
                  // Parts of one text are identified by index.
                  <Box
                    component="mark"
                    key={`${index} ${letters}`}
                    sx={{ bgcolor: 'transparent', color: 'secondary.main', textDecoration: 'underline' }}
                  >
                    {letters}
                  </Box>
                ),
              )}
            </Box>
            <Box
              component="span"
              lang={question.language ?? undefined}
              sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}
            >
              {confusion.question}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** A leech: repeating it once more does not help; suggests alternatives. */
export function LeechNote({ asked, typed }: { asked: AskedWord; typed: string | null }) {
  const { word, expected } = asked;
  const rows = useSession(({ practising }) => practising?.material.rows.get(word.cluster_id)) ?? NO_ROWS;
  const confusions = useMemo(
    () => confusionsOf(word, { rows, language: expected.language }, typed),
    [word, rows, expected.language, typed],
  );
  const hasExample = asked.others.length > 0;
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto', mt: 2 }}>
      <Banner
        severity="info"
        action={
          <Button size="small" color="inherit" onClick={() => setAside('pause')}>
            <Trans>Pause</Trans>
          </Button>
        }
      >
        <Trans>You keep forgetting this word.</Trans>{' '}
        {hasExample ? (
          <Trans>Read it aloud with its example, or pause it for a while.</Trans>
        ) : (
          <Trans>
            Add an example to <TextLink to={clusterPath(word.cluster_id)}>its row</TextLink>, or pause it for a while.
          </Trans>
        )}
      </Banner>
      {confusions.length > 0 && <Confusions asked={asked} confusions={confusions} />}
    </Box>
  );
}
