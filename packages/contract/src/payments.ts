import { z } from 'zod';
import { defineCalls } from './call.ts';
import { text } from './fields.ts';
import { messageAnswer } from './messages.ts';

const gateway = z.object({ gateway: z.string().regex(/^[a-z0-9-]{1,40}$/) });
/** The gateway's number of the payment, where it comes with the address. */
const query = z.object({ id: text(80).optional() });

/** What the gateways call. Nothing in such a call is believed; it only makes the server ask the gateway. */
export const paymentCalls = defineCalls({
  'GET /api/payments/:gateway/notification': {
    access: 'public',
    summary: 'A gateway tells by an address that a payment changed.',
    params: gateway,
    query,
    answer: messageAnswer,
  },
  'POST /api/payments/:gateway/notification': {
    access: 'public',
    summary: 'A gateway tells by a message that a payment changed; the body is its own, often signed.',
    params: gateway,
    query,
    webhook: true,
    answer: messageAnswer,
  },
});
