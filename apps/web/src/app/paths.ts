import { matchPath } from 'react-router';

/** Every screen and its path, as the two documents' route tables say. */
export const SCREEN_PATHS = {
  login: '/auth/login',
  registration: '/auth/registration',
  registrationTerms: '/auth/registration/terms',
  registrationPrivacy: '/auth/registration/privacy-policy',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  confirmEmail: '/auth/confirm-email',
  blockSender: '/share-mails/block',
  endReminders: '/reminder-mails/end',
  link: '/l/:code',
  logout: '/logout',
  clusters: '/clusters',
  cluster: '/clusters/:cluster_id',
  test: '/clusters/:cluster_id/test',
  addWord: '/add',
  today: '/today',
  review: '/review',
  faq: '/faq',
  faqSection: '/faq/:section',
  contact: '/contact',
  progress: '/progress',
  premium: '/premium',
  checkout: '/premium/buy/:type',
  security: '/security',
  accessTokens: '/access-tokens',
  preferences: '/preferences',
  changePassword: '/change-password',
  profileTermination: '/profile-termination',
  coupons: '/coupons',
  settings: '/settings',
  orders: '/orders',
  order: '/orders/:order_id',
  events: '/events',
  health: '/health',
  reports: '/reports',
} as const;

export type ScreenName = keyof typeof SCREEN_PATHS;

/** Who sees a screen: visitors, signed-in users, the administrator. A mailed reset link is opened wherever its reader is. */
const EVERYBODY: readonly ScreenName[] = [
  'link',
  'logout',
  'resetPassword',
  'confirmEmail',
  'blockSender',
  'endReminders',
];
const VISITORS: readonly ScreenName[] = [
  'login',
  'registration',
  'registrationTerms',
  'registrationPrivacy',
  'forgotPassword',
];
const ADMINISTRATOR: readonly ScreenName[] = ['coupons', 'settings', 'orders', 'order', 'events', 'health', 'reports'];

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

const isId = (value: string | undefined) => value === undefined || /^[1-9]\d{0,14}$/.test(value);

/** The screen of a path (a slash at the end does not matter), or null. Ids are digits; anything else is no page of ours. */
export function screenAt(pathname: string): { screen: ScreenName; params: Readonly<Record<string, string>> } | null {
  for (const screen of SCREENS) {
    const found = matchPath({ path: SCREEN_PATHS[screen], caseSensitive: true }, pathname);
    if (found === null) continue;
    const params: Record<string, string> = {};
    for (const [name, value] of Object.entries(found.params)) if (value !== undefined) params[name] = value;
    return isId(params['cluster_id']) && isId(params['order_id']) ? { screen, params } : null;
  }
  return null;
}
