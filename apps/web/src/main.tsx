import { t } from '@lingui/core/macro';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { activateLanguage, preferredLanguage } from './app/language.ts';
import { offerNewVersion } from './app/new-version.ts';
import { prepareFirstRender } from './app/prepare-first-render.ts';
import { leaveNotice } from './features/accounts/state/notices.ts';
import { followDarkMode } from './platform/storage/dark-mode.ts';
import { nameVersion } from './platform/http/api.ts';
import { followConnection } from './platform/http/connection.ts';
import { followErrors, reportError } from './platform/errors/error-report.ts';
import { followInstallOffer } from './platform/browser/install.ts';
import { registerServiceWorker } from './platform/browser/service-worker.ts';
import { SCREEN_PATHS } from './app/paths.ts';
import { useInstallation } from './platform/installation/installation.ts';
import { startSession } from './platform/session/session.ts';
import { followUnsentAnswers } from './platform/storage/unsent-answers.ts';
import { useSite } from './ui/site.ts';
import { followTestStatus } from './platform/storage/test-status.ts';

/** Hydrates the prerendered login page, if the head's script found that it is the right one. */
function drawApp(root: HTMLElement): void {
  const { classList, lang } = document.documentElement;
  if (classList.contains('prerender') && root.lang === lang) {
    window.history.replaceState(window.history.state, '', SCREEN_PATHS.login);
    hydrateRoot(root, <App />, { onRecoverableError: reportError });
  } else {
    root.replaceChildren();
    createRoot(root).render(<App />);
  }
  root.removeAttribute('lang');
}

/** No top-level await: the chunks loaded here import this one, and would deadlock. */
async function startApp(root: HTMLElement): Promise<void> {
  followErrors();
  // Font of the next render; the head's script preloads it only if nothing else is needed.
  void document.fonts.load('1em "Source Sans 3 Variable"').catch(() => null);
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  nameVersion(/\/([\w.-]+)\.js$/.exec(script?.getAttribute('src') ?? '')?.[1]);
  startSession(() => leaveNotice('redirect', () => t`You were logged out. Please log in again.`));
  followDarkMode();
  followTestStatus();
  followInstallOffer();
  followConnection();
  followUnsentAnswers();
  const { site_name, site_logo: logo, imprint_url: imprint } = useInstallation.getState();
  useSite.setState({ ...(site_name !== null && { name: site_name }), logo, imprint });
  await Promise.all([activateLanguage(preferredLanguage()), prepareFirstRender()]);
  // As a transition: in small steps, so that a slow processor stays responsive.
  startTransition(() => drawApp(root));
  registerServiceWorker(offerNewVersion);
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no root element');
void startApp(root);
