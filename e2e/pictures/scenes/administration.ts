import { byPath, type Screen } from '../stage.ts';

/** Pages of the administrator alone. */
export const administration: Screen[] = [
  ...byPath('admin', {
    coupons: '/coupons',
    orders: '/orders',
    order: '/orders/1',
    settings: '/settings',
    reports: '/reports',
  }),
  // Window only: how many sign-ins there are depends on what the server was asked before.
  { name: 'events', who: 'admin', path: '/events', lively: true, windowOnly: true },
  // Window only: a machine that is busy makes a line longer.
  { name: 'health', who: 'admin', path: '/health', lively: true, windowOnly: true },
  {
    name: 'coupon-new',
    who: 'admin',
    path: '/coupons',
    prepare: ({ page, say }) => page.getByRole('button', { name: say('Add coupon') }).click(),
  },
];
