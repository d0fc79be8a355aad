import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ChatDock } from '../../features/chat/components/ChatDock.tsx';
import { ChatFoot } from '../../features/teacher/components/ChatFoot.tsx';
import { FewCharacters } from '../../features/teacher/components/FewCharacters.tsx';
import { FollowReviews } from '../../features/review/components/FollowReviews.tsx';
import { usePremiumFromStart } from '../../platform/queries/premium.ts';
import { useFactorRequest } from '../../platform/http/second-factor.ts';
import { useUser } from '../../platform/session/session.ts';
import { useLinkAnswers } from '../../platform/storage/link-answers.ts';
import { Copyright } from '../../ui/Copyright.tsx';
import { ToastHost } from '../../ui/ToastHost.tsx';
import { endUndoToasts } from '../../ui/toasts.ts';
import { useKeyboardShown } from '../../ui/use-keyboard-shown.ts';
import { useOpenedOnce } from '../../ui/use-opened-once.ts';
import { SCREENS } from '../screens.tsx';
import { ApplyPreferences } from '../theme/ApplyPreferences.tsx';
import { BottomLinks } from './DailyLinks.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { showHowItWorks } from './shortcuts.ts';
import { TopBar } from './TopBar.tsx';
import { CloudCog, CloudOff } from 'lucide-react';
import { call } from '../../platform/http/api.ts';
import { setInset } from '../../ui/use-layout-inset.ts';
import { useConnection } from '../../platform/http/connection.ts';

/** Full-screen pages subtract its height. A ref callback, so that it is measured when mounted. */
function tellHeight(notice: HTMLElement | null): (() => void) | undefined {
  if (notice === null) return undefined;
  const observer = new ResizeObserver(() => setInset('--notice-height', notice.offsetHeight));
  observer.observe(notice);
  return () => {
    observer.disconnect();
    setInset('--notice-height', null);
  };
}

/** Retry interval (milliseconds) of an unavailable server, if nothing else makes requests. */
const AGAIN_MS = 5_000;

/**
 * One line under the top bar while the server cannot be reached, or needs a moment. The region is always there, so that it is
 * announced.
 */
export function OfflineNotice() {
  const { reachable, paused, retrying } = useConnection();
  useEffect(() => {
    if (!paused) return undefined;
    const timer = setInterval(() => void call('GET /api/user').catch(() => null), AGAIN_MS);
    return () => clearInterval(timer);
  }, [paused]);
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {(!reachable || paused) && (
        <Box
          ref={tellHeight}
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 1,
            px: 2,
            py: 0.75,
            bgcolor: 'tones.raised',
            borderBottom: 1,
            borderColor: 'divider',
            typography: 'body2',
            '& svg': { flexShrink: 0, color: 'warning.main' },
          }}
        >
          {reachable ? <CloudCog size={18} aria-hidden /> : <CloudOff size={18} aria-hidden />}
          <span>
            {!reachable && (
              <Trans>You’re offline. You can read and practise clusters you have opened; editing is off.</Trans>
            )}
            {reachable && retrying > 0 && (
              <Trans>The server is busy. What you have typed is kept and will be sent again.</Trans>
            )}
            {reachable && retrying === 0 && <Trans>The server is busy. Please try again shortly.</Trans>}
          </span>
        </Box>
      )}
    </Box>
  );
}

/** The first thing the keyboard meets: over the bar, straight to the page. */
function SkipLink() {
  return (
    <Box
      component="a"
      href="#main"
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        top: 8,
        left: 8,
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'tones.fill',
        color: 'tones.onFill',
        fontWeight: 700,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      <Trans>Skip to content</Trans>
    </Box>
  );
}

const StepUpDialog = lazy(() => import('../../features/accounts/security/StepUpDialog.tsx'));
// Loaded when it is first opened.
const Navigation = lazy(() => import('./Navigation.tsx'));
const CopyWantedLinks = lazy(async () => ({
  default: (await import('../../features/links/components/CopyWantedLinks.tsx')).CopyWantedLinks,
}));

/** Payments and administration: the bottom right corner must stay free. */
const QUIET_PAGES = /^\/(?:premium|coupons|settings|orders|events|health|reports)(?:\/|$)/;

/** Height of the bottom navigation on narrow screens, else of the footer. */
const STRIP = {
  '--strip': 'calc(60px + env(safe-area-inset-bottom))',
  '@media (min-width: 900px)': { '--strip': '72px' },
};
const NO_STRIP = { '--strip': 'env(safe-area-inset-bottom, 0px)' };

/**
 * Footer of a page. Chat and floating buttons are in it and never over the page: on wide screens it is sticky, on
 * narrow ones it ends above their bar.
 */
const FOOT = {
  display: 'flex',
  alignItems: 'center',
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  justifyContent: { xs: 'center', md: 'flex-start' },
  px: { xs: 2, md: 5 },
  mb: { xs: 'var(--strip)', md: 0 },
  '@media (min-width: 900px)': {
    position: 'sticky',
    bottom: 0,
    zIndex: 'mobileStepper',
    height: 'var(--strip)',
    paddingInlineEnd: 'calc(48px + var(--chat-width, 0px) + var(--floats-width, 0px))',
    '& > footer': { padding: 0 },
  },
  // On narrow screens a page that fills the screen ends with it: two things that scroll would fight.
  '@media (max-width: 899.95px)': { 'main:has([data-fills-screen]) ~ &': { display: 'none' } },
  '@media print': { position: 'static' },
} as const;

/** A new page starts at its top. */
function ScrollToTop() {
  // Braces: newer browsers return a promise, which React would take for a clean-up.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return null;
}

let shownTo: number | null = null;

/** Toasts with undo belong to one user, and are closed when another signs in. */
function useToastsOfPerson(): void {
  const person = useUser()?.id ?? null;
  useEffect(() => {
    if (shownTo !== person) endUndoToasts();
    shownTo = person;
  }, [person]);
}

interface ShellProps {
  /** A running test has the screen to itself: no drawer, no footer. */
  practising: boolean;
  children: ReactNode;
}

/** Top bar, drawer and footer around the pages of a signed-in user. */
export default function Shell({ practising, children }: ShellProps) {
  const { pathname } = useLocation();
  usePremiumFromStart();
  useToastsOfPerson();
  // Closed by navigation: open only on the page where it was opened.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const drawerOpen = openedAt === pathname;
  const drawerWanted = useOpenedOnce(drawerOpen);
  const takesAlong = useLinkAnswers(({ links }) => links.some(({ wanted }) => Boolean(wanted)));
  const needsFactor = useFactorRequest(({ request }) => request !== null);
  const typing = useKeyboardShown();
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        ...(practising || typing ? NO_STRIP : STRIP),
      }}
    >
      <ScrollToTop key={pathname} />
      <SkipLink />
      <TopBar
        practising={practising}
        drawerOpen={drawerOpen}
        onMenu={() => setOpenedAt(pathname)}
        onHowItWorks={showHowItWorks}
      />
      <OfflineNotice />
      {!practising && drawerWanted && (
        <Suspense>
          <Navigation open={drawerOpen} onClose={() => setOpenedAt(null)} />
        </Suspense>
      )}
      <Box component="main" id="main" tabIndex={-1} sx={{ flex: 1, minWidth: 0, outline: 'none' }}>
        {children}
      </Box>
      {!practising && (
        <Box data-strip sx={FOOT}>
          <Copyright />
        </Box>
      )}
      {!practising && !typing && <BottomLinks />}
      {!practising && <ChatDock round={QUIET_PAGES.test(pathname)} foot={<ChatFoot />} />}
      <ToastHost />
      <FewCharacters />
      <ApplyPreferences />
      <Shortcuts practising={practising} />
      <FollowReviews loadSession={SCREENS.review.load} />
      {takesAlong && (
        <Suspense>
          <CopyWantedLinks />
        </Suspense>
      )}
      {needsFactor && (
        <Suspense>
          <StepUpDialog />
        </Suspense>
      )}
    </Box>
  );
}
