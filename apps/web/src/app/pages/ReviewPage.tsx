import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { prepareSession, type Wanted } from '../../features/review/api/begin-session.ts';
import { Celebration } from '../../features/practice/components/Celebration.tsx';
import { Outlook } from '../../features/review/components/Outlook.tsx';
import { useHasMore, useMoreWords } from '../../features/review/hooks/use-more-words.ts';
import { SessionScreen } from '../../features/review/components/SessionScreen.tsx';
import { storeAndSend } from '../../features/review/state/outbox.ts';
import { begin, beginMistakes, leave, useSession } from '../../features/review/state/session-store.ts';
import { useSize } from '../../features/review/state/device-choices.ts';
import { asFailure, type ApiFailure } from '../../platform/http/api-failure.ts';
import { useUser } from '../../platform/session/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { failureText } from '../../ui/messages.ts';
import { Page } from '../../ui/Page.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { RetryBanner } from '../../ui/RetryBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { sessionBoxes, useSessionVoice } from './use-session-voice.tsx';

/** More rows would be no session any more. */
const MAX_ROWS = 200;
const isId = (text: string) => /^[1-9]\d{0,14}$/.test(text);

/** The session of the address: `?cluster=5`, `?rows=12,15`, `?minutes=10`, else all due words. */
function wantedBy(search: URLSearchParams, size: number | null): Wanted {
  const cluster = search.get('cluster') ?? '';
  const rows = (search.get('rows') ?? '').split(',').filter(isId).slice(0, MAX_ROWS).map(Number);
  const none = { clusterId: null, rowIds: null, minutes: null };
  if (rows.length > 0) return { ...none, rowIds: rows, size: null };
  const minutes = search.get('minutes') ?? '';
  if (/^[1-9]\d{0,2}$/.test(minutes)) return { ...none, minutes: Math.min(600, Number(minutes)), size: null };
  return { ...none, clusterId: isId(cluster) ? Number(cluster) : null, size };
}

/** Nothing is due now. */
function NothingDue() {
  return (
    <EmptyState
      title={<Trans>Nothing is due now</Trans>}
      actions={
        <Button component={Link} to="/today" variant="contained" size="large">
          <Trans>Go to Today</Trans>
        </Button>
      }
    >
      <Trans>Words come back just before you would forget them.</Trans>
    </EmptyState>
  );
}

/** A session of practising on a schedule. */
export default function ReviewPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const person = useUser()?.id ?? null;
  const voice = useSessionVoice();
  const query = search.toString();
  const [state, setState] = useState<'loading' | 'asking' | 'nothing' | ApiFailure>('loading');
  const running = useSession(({ practising }) => practising !== null);
  const { reads } = voice;

  useEffect(() => {
    if (person === null || state !== 'loading') return;
    let outdated = false;
    const wanted = wantedBy(new URLSearchParams(query), useSize.getState().size);
    const load = async () => {
      try {
        const { words, material } = await prepareSession(person, wanted, (language) =>
          reads({ language, recording: null }),
        );
        if (outdated) return;
        if (words.length > 0) begin((entries) => void storeAndSend(person, entries), words, material);
        setState(words.length > 0 ? 'asking' : 'nothing');
      } catch (error) {
        if (!outdated) setState(asFailure(error));
      }
    };
    void load();
    return () => {
      outdated = true;
    };
  }, [person, query, state, reads]);
  useEffect(() => leave, []);
  const hasMore = useHasMore();
  const learnMore = useMoreWords(() => {
    // These words are from all clusters: a session of one cluster, or of chosen rows, is replaced.
    if (query !== '') void navigate('/review', { replace: true });
    setState('loading');
  });

  const exit = useCallback(() => void navigate('/today'), [navigate]);
  return (
    <>
      <PageTitle title={t`Practise`} />
      {state === 'loading' && <Spinner />}
      {state === 'nothing' && <NothingDue />}
      {typeof state === 'object' && (
        <Page title={t`Practise`} width="text">
          <RetryBanner onRetry={() => setState('loading')}>{failureText(state)}</RetryBanner>
        </Page>
      )}
      {state === 'asking' && running && (
        <SessionScreen
          voice={voice}
          letterBoxes={sessionBoxes}
          onLeave={exit}
          onAgain={beginMistakes}
          onMore={hasMore ? () => void learnMore() : undefined}
          celebration={<Celebration />}
          outlook={<Outlook />}
        />
      )}
    </>
  );
}
