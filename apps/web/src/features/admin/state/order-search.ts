import type { OrderQuery } from '../api/orders.ts';

export const PER_PAGE = 50;
type OrderSort = NonNullable<OrderQuery['sort']>;
export type OrderStatusChoice = '' | NonNullable<OrderQuery['order_status']>;

const SORTS: Readonly<Record<OrderSort, true>> = {
  id: true,
  customer: true,
  order_status: true,
  coupon: true,
  created_at: true,
  price: true,
  days: true,
};
const STATUSES: Readonly<Record<Exclude<OrderStatusChoice, ''>, true>> = { CREATED: true, PAID: true, CANCELED: true };

export function isOrderSort(text: string): text is OrderSort {
  return Object.hasOwn(SORTS, text);
}

function isStatus(text: string): text is Exclude<OrderStatusChoice, ''> {
  return Object.hasOwn(STATUSES, text);
}

interface OrderSearch {
  page: number;
  per_page: number;
  sort: OrderSort;
  direction: 'asc' | 'desc';
  order_status: OrderStatusChoice;
}

/** What the page's address asks for; whatever it holds that makes no sense is ignored. */
export function readOrderSearch(params: URLSearchParams): OrderSearch {
  const sort = params.get('sort') ?? '';
  const status = params.get('status') ?? '';
  const page = params.get('page') ?? '';
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    per_page: PER_PAGE,
    sort: isOrderSort(sort) ? sort : 'created_at',
    direction: params.get('direction') === 'asc' ? 'asc' : 'desc',
    order_status: isStatus(status) ? status : '',
  };
}

/** The text searched for: it stands beside the address in the browser's history, for people's names belong into no address. */
export function readSearchText(historyState: unknown): string {
  const isSearch = typeof historyState === 'object' && historyState !== null && 'search' in historyState;
  return isSearch && typeof historyState.search === 'string' ? historyState.search.slice(0, 200) : '';
}

/** The address after a change; another order or search begins at the first page, a blank value leaves no trace. */
export function changedParams(before: URLSearchParams, change: Record<string, string | number>): URLSearchParams {
  const params = new URLSearchParams(before);
  if (!('page' in change)) params.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === '') params.delete(name);
    else params.set(name, String(value));
  }
  return params;
}
