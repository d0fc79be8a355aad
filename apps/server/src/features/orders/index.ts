import { networkOf } from '@wordcluster/domain/accounts/network';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Viewer } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/contract-route.ts';
import { noteListRead, noteRead } from '../audit/record-event.ts';
import { getOrder, listOrders, ownerOf, type OrderQuery } from './list-orders.ts';
import { deleteOldOrders } from './delete-old-orders.ts';

interface ListCall {
  viewer: Viewer;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The administrator's orders. The list stays a plain array, as the specification has it; a header counts the rest. */
function orderRoutes(app: FastifyInstance, context: Context): void {
  const list = async (query: OrderQuery, { viewer, request, reply }: ListCall) => {
    const { orders, total } = await listOrders(context, query);
    await noteListRead(context, { viewer, network: networkOf(request.ip), about: 'orders' });
    void reply.header('x-total-count', String(total));
    return orders;
  };
  route(app, 'GET /api/orders', ({ query, ...call }) => list({ ...query, search: '' }, call));
  route(app, 'POST /api/orders/search', ({ body, ...call }) => list(body, call));
  route(app, 'GET /api/orders/:order_id', async ({ viewer, params, request }) => {
    const order = await getOrder(context, params.order_id);
    const owner = await ownerOf(context.db, params.order_id);
    const reading = { viewer, network: networkOf(request.ip), about: `#${params.order_id}` };
    if (owner !== null) await noteRead(context, owner, reading);
    return order;
  });
}

export const orders: Feature = {
  routes: orderRoutes,
  cleanUp: [deleteOldOrders],
};
