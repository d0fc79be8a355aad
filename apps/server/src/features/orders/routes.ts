import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/contract-route.ts';
import { noteListRead, noteRead } from '../audit/record-event.ts';
import { getOrder, listOrders, ownerOf } from './list-orders.ts';

/** The administrator's orders. The list stays a plain array, as the specification has it; a header counts the rest. */
export function orderRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/orders', async ({ viewer, query, reply }) => {
    const { orders, total } = await listOrders(context, query);
    await noteListRead(context, viewer, 'orders');
    void reply.header('x-total-count', String(total));
    return orders;
  });
  route(app, 'GET /api/orders/:order_id', async ({ viewer, params }) => {
    const order = await getOrder(context, params.order_id);
    const owner = await ownerOf(context.db, params.order_id);
    if (owner !== null) await noteRead(context, viewer, owner, `#${params.order_id}`);
    return order;
  });
}
