import type { ComponentType } from 'react';
import { lazyPage } from './frames.tsx';
import LoginPage from './pages/LoginPage.tsx';
import type { Frame, ScreenName } from './paths.ts';

interface Screen {
  frame: Frame;
  Page: ComponentType;
  /** Loads the page's code ahead of its first drawing. */
  load: () => Promise<unknown>;
}

function screen(frame: Frame, load: () => Promise<ComponentType>): Screen {
  return { frame, ...lazyPage(load) };
}

const passwordPages = () => import('./pages/PasswordPages.tsx');
const accountPages = () => import('./pages/AccountPages.tsx');
const helpPages = () => import('./pages/HelpPages.tsx');
const adminPages = () => import('./pages/AdminPages.tsx');

// One page for several paths: it stays as it is while the path changes between them.
const registration = screen('auth', async () => (await import('./pages/RegistrationPage.tsx')).default);
const faq = screen('shell', async () => (await helpPages()).FaqPage);

/** The page of every screen; each is its own chunk, loaded when it is first shown. Only visitors' first page is always there. */
export const SCREENS: Readonly<Record<ScreenName, Screen>> = {
  login: { frame: 'plain', Page: LoginPage, load: () => Promise.resolve() },
  registration,
  registrationTerms: registration,
  registrationPrivacy: registration,
  checkMail: screen('auth', async () => (await import('./pages/CheckMailPage.tsx')).default),
  forgotPassword: screen('auth', async () => (await passwordPages()).ForgotPasswordPage),
  resetPassword: screen('auth', async () => (await passwordPages()).ResetPasswordPage),
  confirmEmail: screen('auth', async () => (await import('./pages/MailLinkPages.tsx')).ConfirmEmailPage),
  confirmRegistration: screen('auth', async () => (await import('./pages/MailLinkPages.tsx')).ConfirmPage),
  stepUp: screen('auth', async () => (await import('./pages/MailLinkPages.tsx')).StepUpPage),
  firstAccount: screen('auth', async () => (await import('./pages/MailLinkPages.tsx')).FirstAccountPage),
  blockSender: screen('auth', async () => (await import('./pages/MailLinkPages.tsx')).BlockSenderPage),
  endReminders: screen('auth', async () => (await import('./pages/MailLinkPages.tsx')).EndRemindersPage),
  signIn: screen('auth', async () => (await import('./pages/SignInPages.tsx')).SignInPage),
  setPassword: screen('shell', async () => (await import('./pages/SignInPages.tsx')).SetPasswordPage),
  people: screen('shell', async () => (await import('./pages/PeoplePage.tsx')).default),
  invite: screen('shell', async () => (await import('./pages/InvitePage.tsx')).default),
  link: screen('bare', async () => (await import('./pages/LinkPage.tsx')).default),
  logout: screen('bare', async () => (await accountPages()).LogoutPage),
  clusters: screen('shell', async () => (await import('./pages/ClustersPage.tsx')).default),
  cluster: screen('shell', async () => (await import('./pages/ClusterPage.tsx')).default),
  test: screen('practice', async () => (await import('./pages/TestPage.tsx')).default),
  addWord: screen('shell', async () => (await import('./pages/AddWordPage.tsx')).default),
  today: screen('shell', async () => (await import('./pages/TodayPage.tsx')).default),
  review: screen('practice', async () => (await import('./pages/ReviewPage.tsx')).default),
  goal: screen('shell', async () => (await import('./pages/GoalPage.tsx')).default),
  faq,
  faqSection: faq,
  contact: screen('shell', async () => (await helpPages()).ContactPage),
  progress: screen('shell', async () => (await import('./pages/ProgressPage.tsx')).default),
  premium: screen('shell', async () => (await import('./pages/PremiumPage.tsx')).default),
  checkout: screen('shell', async () => (await import('./pages/CheckoutPage.tsx')).default),
  account: screen('shell', async () => (await accountPages()).ProfilePage),
  security: screen('shell', async () => (await import('./pages/SecurityPage.tsx')).default),
  myData: screen('shell', async () => (await accountPages()).MyDataPage),
  consent: screen('shell', async () => (await import('./pages/ConsentPage.tsx')).default),
  accessTokens: screen('shell', async () => (await accountPages()).AccessTokensPage),
  preferences: screen('shell', async () => (await import('./pages/PreferencesPage.tsx')).default),
  changePassword: screen('shell', async () => (await accountPages()).ChangePasswordPage),
  profileTermination: screen('shell', async () => (await accountPages()).ProfileTerminationPage),
  coupons: screen('shell', async () => (await adminPages()).CouponsPage),
  settings: screen('shell', async () => (await adminPages()).SettingsPage),
  orders: screen('shell', async () => (await adminPages()).OrdersPage),
  order: screen('shell', async () => (await adminPages()).OrderPage),
  events: screen('shell', async () => (await adminPages()).EventsPage),
  health: screen('shell', async () => (await adminPages()).HealthPage),
  reports: screen('shell', async () => (await adminPages()).ReportsPage),
};
