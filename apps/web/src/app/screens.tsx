import type { ComponentType } from 'react';
import { lazyPage } from './lazy-page.tsx';
import LoginPage from './pages/LoginPage.tsx';
import type { ScreenName } from './paths.ts';

/** `auth`: the pages of visitors. `shell`: top bar, drawer and footer. `bare`: nothing around it. */
export type Frame = 'auth' | 'shell' | 'practice' | 'bare';

interface Screen {
  frame: Frame;
  Page: ComponentType;
  /** Loads the page's code ahead of its first drawing. */
  load: () => Promise<unknown>;
}

function screen(frame: Frame, load: () => Promise<{ default: ComponentType }>): Screen {
  return { frame, ...lazyPage(async () => (await load()).default) };
}

// One page for several paths: it stays as it is while the path changes between them.
const registration = screen('auth', () => import('./pages/RegistrationPage.tsx'));
const faq = screen('shell', () => import('./pages/FaqPage.tsx'));

/** The page of every screen; each is its own chunk, loaded when it is first shown. Only visitors' first page is always there. */
export const SCREENS: Readonly<Record<ScreenName, Screen>> = {
  login: { frame: 'auth', Page: LoginPage, load: () => Promise.resolve() },
  registration,
  registrationTerms: registration,
  registrationPrivacy: registration,
  forgotPassword: screen('auth', () => import('./pages/ForgotPasswordPage.tsx')),
  resetPassword: screen('auth', () => import('./pages/ResetPasswordPage.tsx')),
  confirmEmail: screen('auth', () => import('./pages/ConfirmEmailPage.tsx')),
  logout: screen('bare', () => import('./pages/LogoutPage.tsx')),
  clusters: { frame: 'shell', ...lazyPage(async () => (await import('./home.ts')).ClustersPage) },
  cluster: screen('shell', () => import('./pages/ClusterPage.tsx')),
  test: screen('practice', () => import('./pages/TestPage.tsx')),
  faq,
  faqSection: faq,
  contact: screen('shell', () => import('./pages/ContactPage.tsx')),
  premium: screen('shell', () => import('./pages/PremiumPage.tsx')),
  checkout: screen('shell', () => import('./pages/CheckoutPage.tsx')),
  security: screen('shell', () => import('./pages/SecurityPage.tsx')),
  changePassword: screen('shell', () => import('./pages/ChangePasswordPage.tsx')),
  profileTermination: screen('shell', () => import('./pages/ProfileTerminationPage.tsx')),
  coupons: screen('shell', () => import('./pages/CouponsPage.tsx')),
  settings: screen('shell', () => import('./pages/SettingsPage.tsx')),
  orders: screen('shell', () => import('./pages/OrdersPage.tsx')),
  order: screen('shell', () => import('./pages/OrderPage.tsx')),
  events: screen('shell', () => import('./pages/EventsPage.tsx')),
};
