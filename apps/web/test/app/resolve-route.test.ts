import { describe, expect, it } from 'vitest';
import { absentScreens } from '../../src/app/paths.ts';
import { resolveRoute, type Visit } from '../../src/app/resolve-route.ts';

const idle = { state: 0, cluster_id: null } as const;
const visitor: Visit = { isLogged: false, userLoaded: false, isAdmin: false, test: idle };
const user: Visit = { isLogged: true, userLoaded: true, isAdmin: false, test: idle };
const admin: Visit = { ...user, isAdmin: true };
const practising: Visit = { ...user, test: { state: 1, cluster_id: 7 } };

/** `-> path` for a redirect, the screen's name otherwise. */
function outcome(path: string, visit: Visit): string {
  const destination = resolveRoute(path, visit);
  if (destination.kind === 'redirect') return `-> ${destination.to}`;
  return destination.kind === 'screen' ? destination.screen : 'spinner';
}

function table(name: string, visit: Visit, rows: readonly (readonly [path: string, expected: string])[]) {
  describe(`the paths of ${name}`, () => {
    // Specification: S0-1.151, S0-1.156, S1-2.01, S1-2.04-12, S1-2.89, S2-2.01-17, S2-2.20, S2-2.54, S2-6.03,
    //   S0-1.46-48, S0-1.50, S0-1.100, S0-1.101, S0-1.181, S0-1.182, S0-1.194
    it.each(rows)('%s leads to %s', (path, expected) => {
      expect(outcome(path, visit)).toBe(expected);
    });
  });
}

table('a visitor', visitor, [
  ['/l/abcdefghijklmnopqrstuv', 'link'],
  ['/reports', '-> /auth/login'],
  ['/auth/login', 'login'],
  ['/auth/registration', 'registration'],
  ['/auth/registration/terms', 'registrationTerms'],
  ['/auth/registration/privacy-policy', 'registrationPrivacy'],
  ['/auth/forgot-password', 'forgotPassword'],
  ['/auth/reset-password', 'resetPassword'],
  ['/auth/confirm-email', 'confirmEmail'],
  ['/share-mails/block', 'blockSender'],
  ['/reminder-mails/end', 'endReminders'],
  ['/logout', 'logout'],
  ['/login', '-> /auth/login'],
  ['/registration', '-> /auth/registration'],
  ['/forgot-password', '-> /auth/forgot-password'],
  ['/reset-password', '-> /auth/reset-password'],
  ['/auth', '-> /auth/login'],
  ['/', '-> /auth/login'],
  ['/home', '-> /auth/login'],
  ['/clusters', '-> /auth/login'],
  ['/clusters/7', '-> /auth/login'],
  ['/clusters/7/test', '-> /auth/login'],
  ['/faq', '-> /auth/login'],
  ['/contact', '-> /auth/login'],
  ['/premium', '-> /auth/login'],
  ['/orders', '-> /auth/login'],
  ['/today', '-> /auth/login'],
  ['/review', '-> /auth/login'],
  ['/account', '-> /auth/login'],
  ['/security', '-> /auth/login'],
  ['/my-data', '-> /auth/login'],
  ['/access-tokens', '-> /auth/login'],
  ['/add', '-> /auth/login'],
  ['/preferences', '-> /auth/login'],
  ['/events', '-> /auth/login'],
  ['/health', '-> /auth/login'],
  ['/nothing/here', '-> /auth/login'],
  ['/auth/nothing', '-> /auth/login'],
]);

table('a signed-in user', user, [
  ['/', '-> /clusters'],
  ['/home', '-> /clusters'],
  ['/clusters', 'clusters'],
  ['/clusters/', 'clusters'],
  ['/clusters/7', 'cluster'],
  ['/clusters/7/', 'cluster'],
  ['/clusters/7/test', 'test'],
  ['/faq', 'faq'],
  ['/faq/shortcut', 'faqSection'],
  ['/contact', 'contact'],
  ['/premium', 'premium'],
  ['/premium/buy/lite', 'checkout'],
  ['/premium/buy/anything', 'checkout'],
  ['/change-password', 'changePassword'],
  ['/profile-termination', 'profileTermination'],
  ['/today', 'today'],
  ['/review', 'review'],
  ['/account', 'account'],
  ['/security', 'security'],
  ['/my-data', 'myData'],
  ['/access-tokens', 'accessTokens'],
  ['/add', 'addWord'],
  ['/preferences', 'preferences'],
  ['/logout', 'logout'],
  ['/auth/login', '-> /home'],
  ['/login', '-> /auth/login'],
  ['/registration', '-> /auth/registration'],
  ['/auth', '-> /auth/login'],
  ['/auth/registration', '-> /clusters'],
  ['/auth/forgot-password', '-> /clusters'],
  ['/reset-password', '-> /auth/reset-password'],
  ['/auth/reset-password', 'resetPassword'],
  ['/auth/confirm-email', 'confirmEmail'],
  ['/share-mails/block', 'blockSender'],
  ['/reminder-mails/end', 'endReminders'],
  ['/events', '-> /clusters'],
  ['/health', '-> /clusters'],
  ['/coupons', '-> /clusters'],
  ['/settings', '-> /clusters'],
  ['/orders', '-> /clusters'],
  ['/orders/4', '-> /clusters'],
  ['/clusters/abc', '-> /clusters'],
  ['/clusters/0', '-> /clusters'],
  ['/clusters/7/more', '-> /clusters'],
  ['/CLUSTERS', '-> /clusters'],
  ['/nothing', '-> /clusters'],
]);

table('the administrator', admin, [
  ['/coupons', 'coupons'],
  ['/events', 'events'],
  ['/health', 'health'],
  ['/settings', 'settings'],
  ['/orders', 'orders'],
  ['/orders/4', 'order'],
  ['/orders/x', '-> /clusters'],
  ['/clusters', 'clusters'],
]);

table('a user whose test is running', practising, [
  ['/clusters/7/test', 'test'],
  ['/clusters/7/test/', 'test'],
  ['/today', '-> /clusters/7/test'],
  ['/review', '-> /clusters/7/test'],
  ['/logout', 'logout'],
  ['/clusters/8/test', '-> /clusters/7/test'],
  ['/clusters', '-> /clusters/7/test'],
  ['/clusters/7', '-> /clusters/7/test'],
  ['/', '-> /clusters/7/test'],
  ['/faq/shortcut', '-> /clusters/7/test'],
  ['/auth/login', '-> /clusters/7/test'],
  ['/login', '-> /clusters/7/test'],
  ['/auth/reset-password', '-> /clusters/7/test'],
  ['/nothing', '-> /clusters/7/test'],
]);

describe('the state of things', () => {
  // Specification: S1-2.13
  it.each([0, 2, 3] as const)('leaves every path open while the test is in state %i', (state) => {
    expect(outcome('/clusters', { ...user, test: { state, cluster_id: 7 } })).toBe('clusters');
  });

  // Specification: S2-2.18
  it('shows a spinner while the user is loading, except for logging out', () => {
    const loading: Visit = { ...practising, userLoaded: false };
    expect(outcome('/clusters', loading)).toBe('spinner');
    expect(outcome('/auth/login', loading)).toBe('spinner');
    expect(outcome('/logout', loading)).toBe('logout');
  });

  it('does not redirect a visitor to a test left running in this browser', () => {
    expect(outcome('/clusters', { ...practising, isLogged: false })).toBe('-> /auth/login');
  });

  it('hands a screen the ids of its path', () => {
    expect(resolveRoute('/clusters/12/', user)).toEqual({
      kind: 'screen',
      screen: 'cluster',
      params: { cluster_id: '12' },
    });
  });

  it('never redirects in a circle', () => {
    const paths = [
      '/',
      '/home',
      '/login',
      '/auth',
      '/auth/login',
      '/nothing',
      '/clusters/7/test',
      '/orders',
      '/logout',
    ];
    for (const visit of [visitor, user, admin, practising]) {
      for (const path of paths) {
        let at = path;
        for (let hop = 0; hop < 4; hop += 1) {
          const destination = resolveRoute(at, visit);
          if (destination.kind !== 'redirect') break;
          at = destination.to;
        }
        expect(resolveRoute(at, visit).kind).toBe('screen');
      }
    }
  });
});

describe('the paths of a server without a shop', () => {
  const absent = absentScreens({ shop: false });
  it.each(['/premium', '/premium/buy/great', '/coupons', '/settings', '/orders', '/orders/12'])(
    '%s is as unknown as any other',
    (path) => {
      expect(outcome(path, { ...admin, absent })).toBe(outcome('/no-such-page', admin));
      expect(outcome(path, { ...visitor, absent })).toBe(outcome('/no-such-page', visitor));
    },
  );

  it('leads everywhere else as before', () => {
    expect(outcome('/events', { ...admin, absent })).toBe('events');
    expect(outcome('/clusters', { ...user, absent })).toBe('clusters');
  });
});
