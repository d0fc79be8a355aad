import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/contract-route.ts';
import { getOrder, listOrders } from './list-orders.ts';

/** The administrator's orders. The list stays a plain array, as the specification has it; a header counts the rest. */
export function orderRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/orders', async ({ query, reply }) => {
    const { orders, total } = await listOrders(context, query);
    void reply.header('x-total-count', String(total));
    return orders;
  });
  route(app, 'GET /api/orders/:order_id', ({ params }) => getOrder(context, params.order_id));
}
