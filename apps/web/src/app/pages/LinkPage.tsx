import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { rowValue } from '@wordcluster/domain/clusters/cluster';
import { knownRows, visitDirection } from '@wordcluster/domain/review-session/visit';
import { Link2Off } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { hearLinked, linkQuery, type VisitedLink } from '../../features/links/api/link.ts';
import { KeepWords } from '../../features/links/components/KeepWords.tsx';
import { LinkedWords, type HearCell } from '../../features/links/components/LinkedWords.tsx';
import { PlayButton } from '../../features/listening/components/PlayButton.tsx';
import { useVisitorsVoice, type Voice } from '../../features/listening/hooks/use-voice.ts';
import { visitSession } from '../../features/review/api/visit-session.ts';
import { Celebration } from '../../features/practice/components/Celebration.tsx';
import { SessionScreen } from '../../features/review/components/SessionScreen.tsx';
import { begin, beginMistakes, leave, useSession } from '../../features/review/state/session-store.ts';
import { asFailure } from '../../platform/http/api-failure.ts';
import { entriesOf, storeLinkEntries, useLinkAnswers } from '../../platform/storage/link-answers.ts';
import { useToken } from '../../platform/storage/token.ts';
import { Copyright } from '../../ui/Copyright.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { failureText } from '../../ui/messages.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { RetryBanner } from '../../ui/RetryBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { ToastHost } from '../../ui/ToastHost.tsx';
import { LanguageSelect } from '../LanguageSelect.tsx';
import { DarkSwitch } from '../shell/DarkSwitch.tsx';
import { Shortcuts } from '../shell/Shortcuts.tsx';
import { sessionBoxes, sessionVoice } from './use-session-voice.tsx';

const ReportDialog = lazy(() => import('../../features/links/components/ReportDialog.tsx'));
const NO_VOICES: readonly string[] = [];

/** A shared link without an account: read, listen, practise and copy a cluster. */
export default function LinkPage() {
  const code = useParams()['code'] ?? '';
  const signedIn = useToken(({ token }) => token !== null);
  const { data: link, error, refetch } = useQuery(linkQuery(code, signedIn));
  const voice = useVisitorsVoice(
    link?.voiced ?? NO_VOICES,
    useMemo(() => hearLinked(code), [code]),
  );
  const [practising, setPractising] = useState(false);
  const running = useSession((state) => state.practising !== null);
  useEffect(() => leave, []);
  const spoken = useMemo(() => sessionVoice(voice), [voice]);
  const practise = () => {
    if (link === undefined) return;
    const { words, material } = visitSession(link, entriesOf(code), (language) =>
      spoken.reads({ language, recording: null }),
    );
    begin((entries) => storeLinkEntries(code, link.title, entries), words, material);
    setPractising(true);
  };
  const stop = useCallback(() => {
    leave();
    setPractising(false);
  }, []);
  if (practising && running)
    return (
      <Box component="main">
        <PageTitle title={link?.title ?? ''} />
        <SessionScreen
          voice={spoken}
          letterBoxes={sessionBoxes}
          onLeave={stop}
          onAgain={beginMistakes}
          celebration={<Celebration />}
        />
        <ToastHost />
        <Shortcuts practising visiting />
      </Box>
    );
  return (
    <Frame>
      {link === undefined && error === null && <Spinner />}
      {link === undefined && error !== null && <NotThere error={error} onRetry={() => void refetch()} />}
      {link !== undefined && (
        <Overview code={code} link={link} signedIn={signedIn} voice={voice} onPractise={practise} />
      )}
    </Frame>
  );
}

/** Frame of the page: visitors by a link may never have seen the product. */
function Frame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr auto' }}>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: { xs: 1, sm: 3 },
          minHeight: 60,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box
          component={Link}
          to="/"
          aria-label={t`Wordcluster, home`}
          sx={{ display: 'flex', p: 1, mr: 'auto', borderRadius: 1, textDecoration: 'none' }}
        >
          <Logo />
        </Box>
        <DarkSwitch />
      </Box>
      <Box
        component="main"
        sx={{ width: '100%', maxWidth: 840, mx: 'auto', px: { xs: 2, sm: 3, md: 5 }, py: { xs: 3, md: 5 } }}
      >
        {children}
      </Box>
      <Box sx={{ textAlign: 'center' }}>
        <LanguageSelect />
        <Copyright />
      </Box>
      <ToastHost />
      <Shortcuts practising visiting />
    </Box>
  );
}

function NotThere({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui();
  const failure = asFailure(error);
  if (failure.code !== 'not_found') return <RetryBanner onRetry={onRetry}>{failureText(failure)}</RetryBanner>;
  return (
    <>
      <PageTitle title={t`This link was turned off`} />
      <EmptyState
        picture={<Link2Off size={56} strokeWidth={1.5} />}
        title={<Trans>This link was turned off</Trans>}
        actions={
          <Button component={Link} to="/" variant="contained" size="large">
            <Trans>To Wordcluster</Trans>
          </Button>
        }
      >
        <Trans>The person who sent it to you can create a new one.</Trans>
      </EmptyState>
    </>
  );
}

interface OverviewProps {
  code: string;
  link: VisitedLink;
  signedIn: boolean;
  voice: Voice;
  onPractise: () => void;
}

function Overview({ code, link, signedIn, voice, onPractise }: OverviewProps) {
  const [reporting, setReporting] = useState(false);
  const hear: HearCell = (row, column, language) => (
    <PlayButton
      voice={voice}
      clusterId={0}
      rowId={row.id}
      column={column}
      language={language}
      text={rowValue(row, column)}
      recording={row[`sound_${column}`]}
    />
  );
  const practised = useLinkAnswers(({ links }) => links.find((one) => one.code === code)?.entries);
  const known = practised === undefined ? 0 : knownRows(practised);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <PageTitle title={link.title} />
      <div>
        <Typography variant="h1" dir="auto" sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}>
          {link.title}
        </Typography>
        {link.description !== null && (
          <Typography
            dir="auto"
            sx={{ color: 'text.secondary', mt: 1, textAlign: 'left', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {link.description}
          </Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          <Plural value={link.rows_total} one="# row" other="# rows" />
          {practised !== undefined && known > 0 && (
            <>
              {' · '}
              <Plural
                value={known}
                one="# answered right, kept in this browser"
                other="# answered right, kept in this browser"
              />
            </>
          )}
        </Typography>
        {visitDirection(link) !== null && link.rows.length > 0 && (
          <Button variant="contained" size="large" sx={{ mt: 2.5 }} onClick={onPractise}>
            <Trans>Practise</Trans>
          </Button>
        )}
      </div>
      {(practised !== undefined || signedIn) && <KeepWords code={code} link={link} signedIn={signedIn} />}
      {link.rows.length === 0 ? (
        <EmptyState title={<Trans>No words here yet</Trans>} />
      ) : (
        <LinkedWords link={link} hear={hear} />
      )}
      {practised === undefined && !signedIn && <KeepWords code={code} link={link} signedIn={signedIn} />}
      <Box>
        <Button size="small" color="inherit" sx={{ color: 'text.secondary' }} onClick={() => setReporting(true)}>
          <Trans>Report this page</Trans>
        </Button>
      </Box>
      {reporting && (
        <Suspense>
          <ReportDialog code={code} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </Box>
  );
}
