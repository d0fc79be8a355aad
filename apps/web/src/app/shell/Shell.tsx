import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ChatPlace } from '../../features/chat/components/ChatPlace.tsx';
import { CharactersLeft } from '../../features/teacher/components/CharactersLeft.tsx';
import { FollowReviews } from '../../features/review/components/FollowReviews.tsx';
import { usePremiumFromStart } from '../../platform/queries/premium.ts';
import { useAskedFactor } from '../../platform/http/second-factor.ts';
import { useLinkAnswers } from '../../platform/storage/link-answers.ts';
import { Copyright } from '../../ui/Copyright.tsx';
import { ToastHost } from '../../ui/ToastHost.tsx';
import { useOpenedOnce } from '../../ui/use-opened-once.ts';
import { SCREENS } from '../screens.tsx';
import { ApplyPreferences } from '../theme/ApplyPreferences.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { showHowItWorks } from './shortcuts.ts';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';

const StepUpDialog = lazy(() => import('../../features/accounts/security/StepUpDialog.tsx'));
// Loaded when it is first opened.
const Navigation = lazy(() => import('./Navigation.tsx'));
const CopyWantedLinks = lazy(async () => ({
  default: (await import('../../features/links/components/CopyWantedLinks.tsx')).CopyWantedLinks,
}));

/** Pages of payments and administration: what stands at their bottom right must stay free. */
const QUIET_PAGES = /^\/(?:premium|coupons|settings|orders|events|health|reports)(?:\/|$)/;

/**
 * Where chat and floating buttons take the whole width, the footer ends above them; elsewhere they stand in it, below its
 * line.
 */
const ABOVE_WHAT_FLOATS = {
  pb: { xs: '72px', md: 0 },
  minHeight: { md: 96 },
  display: 'grid',
  alignItems: 'center',
  // On phones a page that fills the screen ends with it: two things that scroll would fight.
  '@media (max-width: 599.95px)': { 'main:has([data-fills-screen]) ~ &': { display: 'none' } },
} as const;

/** A new page starts at its top. */
function ScrollToTop() {
  // Braces: newer browsers answer a promise, which React would take for a clean-up.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return null;
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
  // Open on the page where it was opened: choosing another page closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const drawerOpen = openedAt === pathname;
  const drawerWanted = useOpenedOnce(drawerOpen);
  const takesAlong = useLinkAnswers(({ links }) => links.some(({ wanted }) => Boolean(wanted)));
  const factorAsked = useAskedFactor(({ asked }) => asked !== null);
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
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
        <Box sx={{ ...ABOVE_WHAT_FLOATS, borderTop: 1, borderColor: 'divider', px: { xs: 0, md: 2 } }}>
          <Copyright />
        </Box>
      )}
      {!practising && <ChatPlace round={QUIET_PAGES.test(pathname)} foot={<CharactersLeft />} />}
      <ToastHost />
      <ApplyPreferences />
      <Shortcuts practising={practising} />
      <FollowReviews loadSession={SCREENS.review.load} />
      {takesAlong && (
        <Suspense>
          <CopyWantedLinks />
        </Suspense>
      )}
      {factorAsked && (
        <Suspense>
          <StepUpDialog />
        </Suspense>
      )}
    </Box>
  );
}
