import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { clusterPath } from '@wordcluster/domain/practice/routes';
import { percentage } from '@wordcluster/domain/practice/scoring';
import type { PracticeState } from '@wordcluster/domain/practice/state';
import { wordCloud } from '@wordcluster/domain/practice/word-cloud';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { dispatch } from '../state/practice-store.ts';
import { Celebration } from './Celebration.tsx';
import { CloudList } from './CloudList.tsx';
import { loadCloud } from './load-cloud.ts';

const CloudPicture = lazy(loadCloud);

/** The end of a test: what was achieved, and its words by how hard they were. */
export function FinishedTest({ state, clusterId }: { state: PracticeState; clusterId: number }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { settings, test } = state;
  const words = useMemo(() => wordCloud(test, settings), [test, settings]);
  const percent = percentage(test.scores, test.questions_at_start).toFixed(2);
  const known = words.filter(({ misses }) => misses === 0).length;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const exit = () => {
    dispatch({ type: 'cancel' });
    void navigate(clusterPath(clusterId));
  };
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 'calc(100dvh - 61px)',
        px: { xs: 2, sm: 3 },
        py: { xs: 4, sm: 5 },
        textAlign: 'center',
        background: 'radial-gradient(60% 45% at 50% 12%, var(--wc-palette-tones-glow), transparent)',
      }}
    >
      <Celebration />
      <Typography
        ref={title}
        tabIndex={-1}
        variant="h1"
        component="h2"
        sx={{ outline: 'none', fontVariantNumeric: 'tabular-nums' }}
      >
        {t`You achieved ${percent} %`}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        <Trans>
          {known} of {words.length} right at once. The larger a word, the more it deserves another look.
        </Trans>
      </Typography>
      <Box sx={{ width: '100%', maxWidth: 840, flex: 1, minHeight: 280, display: 'flex', my: 2 }}>
        <Suspense>
          <CloudPicture words={words} language={test.col_languages[settings.source_col - 1] ?? null} />
        </Suspense>
        <CloudList words={words} />
      </Box>
      <Button variant="contained" size="large" onClick={exit}>
        <Trans>Exit</Trans>
      </Button>
    </Box>
  );
}
