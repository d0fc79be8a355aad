import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { ScreenName } from './paths.ts';

/** `auth`: the pages of visitors. `shell`: top bar, drawer and footer. `bare`: nothing around it. */
export type Frame = 'auth' | 'shell' | 'practice' | 'bare';

interface Screen {
  frame: Frame;
  Page: LazyExoticComponent<ComponentType>;
}

const screen = (frame: Frame, load: () => Promise<{ default: ComponentType }>): Screen => ({ frame, Page: lazy(load) });

// One page for several paths: it stays as it is while the path changes between them.
const registration = screen('auth', () => import('./pages/RegistrationPage.tsx'));
const faq = screen('shell', () => import('./pages/FaqPage.tsx'));

/** The page of every screen; each is its own chunk, loaded when it is first shown. */
export const SCREENS: Readonly<Record<ScreenName, Screen>> = {
  login: screen('auth', () => import('./pages/LoginPage.tsx')),
  registration,
  registrationTerms: registration,
  registrationPrivacy: registration,
  forgotPassword: screen('auth', () => import('./pages/ForgotPasswordPage.tsx')),
  resetPassword: screen('auth', () => import('./pages/ResetPasswordPage.tsx')),
  logout: screen('bare', () => import('./pages/LogoutPage.tsx')),
  clusters: screen('shell', () => import('./pages/ClustersPage.tsx')),
  cluster: screen('shell', () => import('./pages/ClusterPage.tsx')),
  test: screen('practice', () => import('./pages/TestPage.tsx')),
  faq,
  faqSection: faq,
  contact: screen('shell', () => import('./pages/ContactPage.tsx')),
  premium: screen('shell', () => import('./pages/PremiumPage.tsx')),
  checkout: screen('shell', () => import('./pages/CheckoutPage.tsx')),
  changePassword: screen('shell', () => import('./pages/ChangePasswordPage.tsx')),
  profileTermination: screen('shell', () => import('./pages/ProfileTerminationPage.tsx')),
  coupons: screen('shell', () => import('./pages/CouponsPage.tsx')),
  settings: screen('shell', () => import('./pages/SettingsPage.tsx')),
  orders: screen('shell', () => import('./pages/OrdersPage.tsx')),
  order: screen('shell', () => import('./pages/OrderPage.tsx')),
};
