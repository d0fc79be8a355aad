import { z } from 'zod';
import { defineCalls } from './call.ts';
import { text } from './fields.ts';
import { messageResponse } from './messages.ts';

const token = z.object({ token: text(200) });

const endpoint = text(1000);
const subscription = z.strictObject({
  /** The push subscription's endpoint. */
  endpoint,
  /** The browser's public key and secret, from its subscription. */
  keys: z.strictObject({ p256dh: text(100), auth: text(50) }),
});

/** Reminders of due words; their settings are in the preferences. */
export const reminderCalls = defineCalls({
  'GET /api/reminder-mails/end': {
    access: 'public',
    summary: 'Leads to the page with the button that ends reminders by mail, for mail programs that open the address.',
    query: token,
    response: 'binary',
  },
  'POST /api/reminder-mails/end': {
    access: 'public',
    summary:
      'Ends reminders by mail: the button of the page, or of a mail program (one click, RFC 8058). Any body is taken.',
    query: token,
    webhook: true,
    response: messageResponse,
  },
  'GET /api/user/push-subscriptions': {
    access: 'user',
    summary:
      'Whether this device shows reminders, on how many devices they are shown, and the key that a browser subscribes with.',
    response: z.object({ public_key: z.string(), this_device: z.boolean(), devices: z.int() }),
  },
  'POST /api/user/push-subscriptions': {
    access: 'user',
    summary: 'Shows reminders on this device, as long as it is signed in.',
    body: subscription,
    response: messageResponse,
    status: 201,
  },
  'POST /api/push-subscriptions/renewal': {
    access: 'public',
    summary:
      'Follows a subscription that the browser has renewed, without a session: who knows the former endpoint, which only the browser and the server do, may name the new one. The response is the same where there is none.',
    body: subscription.extend({ old_endpoint: endpoint }),
    response: messageResponse,
  },
  'DELETE /api/user/push-subscriptions': {
    access: 'user',
    summary: 'Ends the reminders of a device, which its endpoint names.',
    body: z.strictObject({ endpoint }),
    response: messageResponse,
  },
});
