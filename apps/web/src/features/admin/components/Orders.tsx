import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Receipt } from 'lucide-react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { asFailure } from '../../../platform/http/api-failure.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { failureText } from '../../../ui/messages.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { RetryBanner } from '../../../ui/RetryBanner.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { useOrders, type OrderQuery } from '../api/orders.ts';
import { OrderTable } from './OrderTable.tsx';

const PER_PAGE = 50;
type OrderSort = NonNullable<OrderQuery['sort']>;
type OrderStatusChoice = '' | NonNullable<OrderQuery['order_status']>;

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

function isOrderSort(text: string): text is OrderSort {
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

/** Parses the page's query parameters; invalid ones are ignored. */
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

/** The search text is in the history state, because users' names do not belong into an address. */
export function readSearchText(historyState: unknown): string {
  const isSearch = typeof historyState === 'object' && historyState !== null && 'search' in historyState;
  return isSearch && typeof historyState.search === 'string' ? historyState.search.slice(0, 200) : '';
}

/** Query parameters after a change; another order or search starts at the first page, blank values are removed. */
export function changedParams(before: URLSearchParams, change: Record<string, string | number>): URLSearchParams {
  const params = new URLSearchParams(before);
  if (!('page' in change)) params.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === '') params.delete(name);
    else params.set(name, String(value));
  }
  return params;
}

/** All orders: searched, sorted and paged by the server; the page's address remembers how, but for the text. */
export function Orders() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const search = readOrderSearch(params);
  const text = readSearchText(useLocation().state);
  const { order_status: status, ...order } = search;
  const filters = { ...order, search: text };
  const { data, error, refetch, isPlaceholderData } = useOrders(
    status === '' ? filters : { ...filters, order_status: status },
  );
  const change = (values: Record<string, string | number>, typed = text) =>
    setParams((before) => changedParams(before, values), { replace: true, state: { search: typed } });
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / PER_PAGE));
  // The page no longer exists: go to the last one.
  if (data && !isPlaceholderData && search.page > pages)
    return (
      <Navigate to={{ search: changedParams(params, { page: pages }).toString() }} state={{ search: text }} replace />
    );
  const statuses: { value: OrderStatusChoice; label: string }[] = [
    { value: '', label: t`All` },
    { value: 'CREATED', label: t`Unpaid` },
    { value: 'PAID', label: t`Paid` },
    { value: 'CANCELED', label: t`Cancelled` },
  ];
  const sortBy = (by: string) => {
    if (!isOrderSort(by)) return;
    const turned = search.direction === 'asc' ? 'desc' : 'asc';
    change({ sort: by, direction: by === search.sort ? turned : 'asc' });
  };

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end' }}>
        <SearchField
          label={t`Search orders`}
          placeholder={t`Name, e-mail, coupon, invoice or number`}
          value={text}
          onChange={(typed) => change({}, typed)}
        />
        <SelectField
          label={t`Order status`}
          value={status}
          options={statuses}
          onChange={(value) => change({ status: value })}
          sx={{ width: 160 }}
        />
      </Box>
      {error && <RetryBanner onRetry={() => void refetch()}>{failureText(asFailure(error))}</RetryBanner>}
      {!data && !error && <LineSkeletons />}
      {data?.orders.length === 0 && (
        <EmptyState picture={<Receipt size={48} strokeWidth={1.5} />} title={<Trans>No orders here</Trans>}>
          {text === '' && status === '' ? (
            <Trans>Orders appear as soon as somebody buys Premium.</Trans>
          ) : (
            <Trans>Nothing matches this search.</Trans>
          )}
        </EmptyState>
      )}
      {data && data.orders.length > 0 && (
        <Box aria-busy={isPlaceholderData}>
          <OrderTable orders={data.orders} order={{ by: search.sort, direction: search.direction, onSort: sortBy }} />
        </Box>
      )}
      {data && <Pager page={search.page} perPage={PER_PAGE} total={data.total} onPage={(page) => change({ page })} />}
    </Box>
  );
}
