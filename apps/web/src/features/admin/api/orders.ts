import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ResponseOf, BodyOf } from '../../../platform/http/api-types.ts';
import { call, open } from '../../../platform/http/api.ts';

export type Order = ResponseOf<'GET /api/orders'>[number];
export type OrderQuery = BodyOf<'POST /api/orders/search'>;

interface OrderList {
  orders: Order[];
  /** How many match in all. */
  total: number;
}

async function loadOrders(query: OrderQuery, signal: AbortSignal): Promise<OrderList> {
  const response = await open('POST /api/orders/search', { body: query, signal });
  const orders: Order[] = await response.json();
  return { orders, total: Number(response.headers.get('x-total-count') ?? orders.length) };
}

/** A page of all orders; the previous page stays until the next has loaded. */
export function useOrders(query: OrderQuery) {
  return useQuery({
    queryKey: ['orders', query],
    queryFn: ({ signal }) => loadOrders(query, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useOrder(orderId: number) {
  return useQuery({
    queryKey: ['orders', orderId],
    queryFn: ({ signal }) => call('GET /api/orders/:order_id', { params: { order_id: orderId }, signal }),
    staleTime: 0,
  });
}
