import { z } from 'zod';
import { defineCalls } from './call.ts';
import { text } from './fields.ts';
import { messageResponse } from './messages.ts';

const gateway = z.object({ gateway: z.string().regex(/^[a-z0-9-]{1,40}$/) });
/** The gateway's payment id, if it is part of the address. */
const query = z.object({ id: text(80).optional() });

/** Webhooks of the gateways. Their content is not trusted; they only make the server query the gateway. */
export const paymentCalls = defineCalls({
  'GET /api/payments/:gateway/notification': {
    access: 'public',
    summary: 'A gateway tells by an address that a payment changed.',
    params: gateway,
    query,
    response: messageResponse,
  },
  'POST /api/payments/:gateway/notification': {
    access: 'public',
    summary: 'A gateway tells by a message that a payment changed; the body is its own, often signed.',
    params: gateway,
    query,
    webhook: true,
    response: messageResponse,
  },
});
