import { byPath, type Screen } from '../stage.ts';

/** What the administrator sees beside everybody’s pages. */
export const administration: Screen[] = [
  ...byPath('admin', {
    coupons: '/coupons',
    orders: '/orders',
    order: '/orders/1',
    settings: '/settings',
    reports: '/reports',
  }),
  { name: 'events', who: 'admin', path: '/events', lively: true },
  { name: 'health', who: 'admin', path: '/health', lively: true },
  {
    name: 'coupon-new',
    who: 'admin',
    path: '/coupons',
    prepare: ({ page, say }) => page.getByRole('button', { name: say('Add coupon') }).click(),
  },
];
