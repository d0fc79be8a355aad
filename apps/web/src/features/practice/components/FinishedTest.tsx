import { Trans, useLingui, Plural } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { clusterPath } from '@wordcluster/domain/practice/routes';
import { percentage } from '@wordcluster/domain/practice/scoring';
import type { PracticeState } from '@wordcluster/domain/practice/state';
import { wordCloud, type CloudWord } from '@wordcluster/domain/practice/word-cloud';
import { lazy, Suspense, useMemo, type ComponentType, useId } from 'react';
import { RotateCcw } from 'lucide-react';
import type { ClusterRow } from '@wordcluster/domain/clusters/cluster';
import { queryClient } from '../../../platform/http/query-client.ts';
import { rowsKey, type Cluster } from '../../../platform/queries/clusters.ts';
import { reviewSettingsQuery } from '../../../platform/queries/reviews.ts';
import { useUser } from '../../../platform/session/session.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { drawSeed } from '../hooks/use-practice-setup.ts';
import { dispatch } from '../state/practice-store.ts';
import { ResultScreen } from '../../../ui/ResultScreen.tsx';
import { Celebration } from './Celebration.tsx';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { CloudPictureProps } from './CloudPicture.tsx';
import { isHelpful } from '@wordcluster/domain/practice/evaluation';
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

/** The mistakes of a test: question, answer, count. Verdicts of helpful grading can be overruled. */
function MistakeList({ state, cluster, words }: MistakeListProps) {
  const id = useId();
  const overrule = useOwnVerdict(cluster);
  const { settings, test } = state;
  const from = testColumn(state, settings.source_col);
  const to = testColumn(state, settings.target_col);
  const firstMiss = (rowId: number) =>
    test.scores.findIndex((score, index) => score === 0 && test.questions[index]?.id === rowId);
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

const CloudPicture = lazy(loadCloud);

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** The end of a test: its result, and its words by difficulty. */
export function FinishedTest({ state, cluster }: { state: PracticeState; cluster: Cluster }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { settings, test } = state;
  const words = useMemo(() => wordCloud(test, settings), [test, settings]);
  const percent = i18n.number(percentage(test.scores, test.questions_at_start), TWO_DECIMALS);
  const missed = words.filter(({ misses }) => misses > 0);
  const [knownText, allText] = [i18n.number(words.length - missed.length), i18n.number(words.length)];
  const exit = () => {
    dispatch({ type: 'cancel' });
    void navigate(clusterPath(cluster.id));
  };
  return (
    <ResultScreen dense celebration={<Celebration />} heading={t`You achieved ${percent} %`}>
      <Typography sx={{ color: 'text.secondary' }}>
        <Trans>
          {knownText} of {allText} right first time. The bigger a word, the more practice it needs.
        </Trans>
      </Typography>
      <WhyInToday />
      {/* In the middle of the screen, with the buttons in view; the mistakes are read below. */}
      <Box sx={{ width: '100%', maxWidth: 1080, flex: 1, minHeight: { xs: 280, sm: 360 }, display: 'flex', my: 2 }}>
        <Suspense>
          <CloudPicture words={words} language={test.col_languages[settings.source_col - 1] ?? null} />
        </Suspense>
        <CloudList words={words} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
        {missed.length > 0 && (
          <Button
            variant="contained"
            size="large"
            startIcon={<RotateCcw />}
            onClick={() => practiseMistakes(state, cluster.id)}
          >
            <Plural value={missed.length} one="Practise this mistake" other="Practise these # mistakes" />
          </Button>
        )}
        <Button
          variant={missed.length > 0 ? 'outlined' : 'contained'}
          color={missed.length > 0 ? 'inherit' : 'primary'}
          size="large"
          onClick={exit}
        >
          <Trans>Exit</Trans>
        </Button>
      </Box>
      {missed.length > 0 && <MistakeList state={state} cluster={cluster} words={missed} />}
    </ResultScreen>
  );
}

/** Why words of a test appear in Today: its first answers are reviews, unless the user has disabled that. */
function WhyInToday() {
  const signedIn = useUser() !== null;
  const { data: settings } = useQuery({ ...reviewSettingsQuery, enabled: signedIn });
  if (!signedIn || settings?.test_answers !== true) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 560 }}>
      <Trans>
        Your first answer to each word counts as a review, so these words come back in{' '}
        <TextLink to="/today">Today</TextLink> when they are due.
      </Trans>
    </Typography>
  );
}

/** A test of the mistakes alone, with the same settings: the current rows, or else the asked ones. */
function practiseMistakes({ test }: PracticeState, clusterId: number): void {
  const asked = new Map([...test.questions, ...test.not_asked].map((row) => [row.id, row]));
  dispatch({
    type: 'start',
    now: Date.now(),
    seed: drawSeed(),
    clusterId,
    rows: queryClient.getQueryData<ClusterRow[]>(rowsKey(clusterId)) ?? [...asked.values()],
    colNames: test.col_names,
    colLanguages: test.col_languages,
    fromLastAnswers: true,
  });
}

/** Limit for screen readers; the hardest come first. */
const MAX_WORDS = 100;

/** The word cloud in text, for screen readers. */
export function CloudList({ words }: { words: readonly CloudWord[] }) {
  const { t } = useLingui();
  return (
    <Box component="ul" aria-label={t`Words, the hardest first`} sx={visuallyHidden}>
      {words.slice(0, MAX_WORDS).map(({ row_id, value, answer, misses }) => (
        <li key={row_id}>
          <span translate="no">
            {value}: {answer}
          </span>
          {', '}
          <Plural value={misses} _0="right first time" one="# mistake" other="# mistakes" />
        </li>
      ))}
    </Box>
  );
}

/**
 * The word cloud is a chunk of its own, loaded when a test starts, so that it is available at its end whatever the
 * connection does. Without it the finished screen still has the result.
 */
export async function loadCloud(): Promise<{ default: ComponentType<CloudPictureProps> }> {
  return import('./CloudPicture.tsx').catch(() => ({ default: () => null }));
}
