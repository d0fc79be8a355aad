import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isHelpful } from '@wordcluster/domain/practice/evaluation';
import type { PracticeState } from '@wordcluster/domain/practice/state';
import type { CloudWord } from '@wordcluster/domain/practice/word-cloud';
import { useId } from 'react';
import type { Cluster } from '../../../platform/queries/clusters.ts';
import { useOwnVerdict } from '../hooks/use-own-verdict.ts';
import { directionOf, testColumn, type TestColumn } from '../state/answer-fields.ts';
import { fittingSize } from '../../../ui/longest-word.ts';

function Value({ text, column: { language }, bold = false }: { text: string; column: TestColumn; bold?: boolean }) {
  return (
    <Box
      component="span"
      lang={language ?? undefined}
      dir={directionOf(language, text)}
      translate="no"
      sx={{
        display: 'block',
        // Chrome and Safari know it by this name, Firefox without the prefix.
        textAlign: '-webkit-match-parent',
        '@supports (text-align: match-parent)': { textAlign: 'match-parent' },
        fontSize: fittingSize(text, '1em', '100cqi'),
        fontWeight: bold ? 700 : 400,
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-wrap',
      }}
    >
      {text}
    </Box>
  );
}

interface MistakeListProps {
  state: PracticeState;
  cluster: Cluster;
  /** Those that were missed, the hardest first. */
  words: readonly CloudWord[];
}

/** The mistakes of a test to read: question, answer, how often. A verdict of the helpful grading can be taken back. */
export function MistakeList({ state, cluster, words }: MistakeListProps) {
  const id = useId();
  const overrule = useOwnVerdict(cluster);
  const { settings, test } = state;
  const from = testColumn(state, settings.source_col);
  const to = testColumn(state, settings.target_col);
  const firstMiss = (rowId: number) =>
    test.scores.findIndex((score, place) => score === 0 && test.questions[place]?.id === rowId);
  return (
    <Box component="section" aria-labelledby={id} sx={{ textAlign: 'start', width: '100%', maxWidth: 640, mt: 2 }}>
      <Typography id={id} variant="h4" component="h3" sx={{ mb: 1 }}>
        <Trans>Your mistakes</Trans>
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}
      >
        {words.map(({ row_id, value, answer, misses }) => (
          <Box
            component="li"
            key={row_id}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) auto',
              columnGap: 2,
              alignItems: 'center',
              py: 1.25,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ containerType: 'inline-size' }}>
              <Value text={value} column={from} bold />
              <Value text={answer} column={to} />
            </Box>
            <Box sx={{ display: 'grid', justifyItems: 'end', gap: 0.5 }}>
              <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                <Plural value={misses} one="# mistake" other="# mistakes" />
              </Typography>
              {isHelpful(settings) && (
                <Button size="small" color="inherit" onClick={() => overrule(firstMiss(row_id), true)}>
                  <Trans>I was right</Trans>
                </Button>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
