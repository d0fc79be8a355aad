import { z } from 'zod';
import { defineCalls } from './call.ts';
import { messageAnswer } from './messages.ts';

/** What the gateways call. Nothing in such a call is believed; it only makes the server ask the gateway. */
export const paymentCalls = defineCalls({
  'GET /api/payments/gopay/notification': {
    access: 'public',
    summary: 'GoPay tells that a payment changed.',
    query: z.object({ id: z.string().max(40) }),
    answer: messageAnswer,
  },
  'GET /api/payments/sandbox/notification': {
    access: 'public',
    summary: 'The test gateway tells that a payment changed.',
    query: z.object({ id: z.string().max(80) }),
    answer: messageAnswer,
  },
  'POST /api/payments/stripe/notification': {
    access: 'public',
    summary: 'Stripe tells that something happened; the body is signed.',
    fromOutside: true,
    answer: messageAnswer,
  },
});
