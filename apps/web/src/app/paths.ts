import { matchPath } from 'react-router';

/** Every screen and its path, as specified. */
export const SCREEN_PATHS = {
  login: '/auth/login',
  registration: '/auth/registration',
  registrationTerms: '/auth/registration/terms',
  registrationPrivacy: '/auth/registration/privacy-policy',
  checkMail: '/auth/check-mail',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  confirmRegistration: '/auth/confirm',
  confirmEmail: '/auth/confirm-email',
  stepUp: '/auth/step-up',
  firstAccount: '/auth/administrator',
  blockSender: '/share-mails/block',
  endReminders: '/reminder-mails/end',
  signIn: '/auth/sign-in',
  link: '/l/:code',
  logout: '/logout',
  clusters: '/clusters',
  cluster: '/clusters/:cluster_id',
  test: '/clusters/:cluster_id/test',
  addWord: '/add',
  today: '/today',
  review: '/review',
  goal: '/goals/:goal_id',
  faq: '/faq',
  faqSection: '/faq/:section',
  contact: '/contact',
  progress: '/progress',
  premium: '/premium',
  checkout: '/premium/buy/:type',
  account: '/account',
  security: '/security',
  myData: '/my-data',
  accessTokens: '/access-tokens',
  consent: '/oauth/authorize',
  preferences: '/preferences',
  changePassword: '/change-password',
  setPassword: '/set-password',
  profileTermination: '/profile-termination',
  coupons: '/coupons',
  settings: '/settings',
  orders: '/orders',
  order: '/orders/:order_id',
  people: '/people',
  invite: '/invite',
  events: '/events',
  health: '/health',
  reports: '/reports',
} as const;

export type ScreenName = keyof typeof SCREEN_PATHS;

/**
 * `plain`: without the theme's code. `auth`: the other pages of visitors. `shell`: top bar, drawer and footer. `bare`:
 * no frame.
 */
export type Frame = 'plain' | 'auth' | 'shell' | 'practice' | 'bare';

/** Access to a screen: visitors, signed-in users, the administrator. A mailed reset link opens for everybody. */
const EVERYBODY: readonly ScreenName[] = [
  'link',
  'logout',
  'resetPassword',
  'confirmRegistration',
  'confirmEmail',
  'stepUp',
  'firstAccount',
  'blockSender',
  'endReminders',
  'signIn',
];
const VISITORS: readonly ScreenName[] = [
  'login',
  'registration',
  'registrationTerms',
  'registrationPrivacy',
  'checkMail',
  'forgotPassword',
];
const ADMINISTRATOR: readonly ScreenName[] = [
  'coupons',
  'settings',
  'orders',
  'order',
  'people',
  'events',
  'health',
  'reports',
];

/** Screens that sell, which a server without a shop does not have. */
const SHOP: readonly ScreenName[] = ['premium', 'checkout', 'coupons', 'settings', 'orders', 'order'];

const REGISTRATION: readonly ScreenName[] = [
  'registration',
  'registrationTerms',
  'registrationPrivacy',
  'checkMail',
  'invite',
];
const PASSWORDS: readonly ScreenName[] = ['forgotPassword', 'resetPassword', 'changePassword', 'setPassword'];

interface RegistrationPolicy {
  shop: boolean;
  registration?: 'open' | 'invitation' | 'closed';
  password_login?: boolean;
}

/** Screens that this server does not have. */
export const absentScreens = ({ shop, registration, password_login }: RegistrationPolicy): readonly ScreenName[] => [
  ...(shop ? [] : SHOP),
  ...(registration === 'closed' || password_login === false ? REGISTRATION : []),
  ...(password_login === false ? PASSWORDS : []),
];

/** Short paths, for visitors and signed-in users alike. */
export const SHORT_PATHS: Readonly<Record<string, string>> = {
  '/auth': '/auth/login',
  '/login': '/auth/login',
  '/registration': '/auth/registration',
  '/forgot-password': '/auth/forgot-password',
  '/reset-password': '/auth/reset-password',
};

type Audience = 'everybody' | 'visitors' | 'users' | 'administrator';

export function audienceOf(screen: ScreenName): Audience {
  if (EVERYBODY.includes(screen)) return 'everybody';
  if (VISITORS.includes(screen)) return 'visitors';
  return ADMINISTRATOR.includes(screen) ? 'administrator' : 'users';
}

const SCREENS = Object.keys(SCREEN_PATHS).filter((name): name is ScreenName => Object.hasOwn(SCREEN_PATHS, name));

const hasParams = (screen: ScreenName) => SCREEN_PATHS[screen].includes(':');
/** Looked up: to try 47 patterns, each a regular expression made anew, took a tenth of what comes before the first draw. */
const FIXED: ReadonlyMap<string, ScreenName> = new Map(
  SCREENS.filter((screen) => !hasParams(screen)).map((screen) => [SCREEN_PATHS[screen], screen]),
);
const WITH_PARAMS = SCREENS.filter(hasParams);

const isId = (value: string | undefined) => value === undefined || /^[1-9]\d{0,14}$/.test(value);

/** The screen of a path (a trailing slash is ignored), or null. Ids are digits. */
export function screenAt(pathname: string): { screen: ScreenName; params: Readonly<Record<string, string>> } | null {
  const fixed = FIXED.get(pathname.replace(/(?<!\/)\/+$/, ''));
  if (fixed !== undefined) return { screen: fixed, params: {} };
  for (const screen of WITH_PARAMS) {
    const found = matchPath({ path: SCREEN_PATHS[screen], caseSensitive: true }, pathname);
    if (found === null) continue;
    const params: Record<string, string> = {};
    for (const [name, value] of Object.entries(found.params)) if (value !== undefined) params[name] = value;
    const ids = ['cluster_id', 'order_id', 'goal_id'];
    return ids.every((name) => isId(params[name])) ? { screen, params } : null;
  }
  return null;
}
