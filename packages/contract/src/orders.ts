import { z } from 'zod';
import { defineCalls } from './call.ts';
import { id, moment, signedQuery, text } from './fields.ts';
import { euro, orderParams, orderStatus, payment, tier } from './premium.ts';

/** Personal fields are null once the buyer terminated their profile. */
const order = z.object({
  id,
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string().nullable(),
  street: z.string().nullable(),
  city: z.string().nullable(),
  postal_code: z.string().nullable(),
  country_code: z.string().nullable(),
  phone_number: z.string().nullable(),
  order_status: orderStatus,
  /** The code of the coupon that was used, or null. */
  coupon: z.string().nullable(),
  coupon_type: z.enum(['fixed', 'percentage']).nullable(),
  coupon_value: z.number().nullable(),
  created_at: moment,
  price: euro,
  /** 365 is a year. */
  days: z.number().int(),
  tier,
  start: moment,
  end: moment,
  invoice_number: z.string().nullable(),
  download: z.string().nullable(),
  download_xml: z.string().nullable(),
  /** Newest first. */
  payments: z.array(payment),
});

const ORDER_SORTS = ['id', 'customer', 'order_status', 'coupon', 'created_at', 'price', 'days'] as const;

const wholeNumber = (max: number, standard: number) =>
  z.coerce.number().int().min(1).max(max).optional().default(standard);

/** Page and order of the orders. */
const page = {
  page: wholeNumber(1_000_000, 1),
  per_page: wholeNumber(200, 100),
  sort: z.enum(ORDER_SORTS).optional().default('created_at'),
  direction: z.enum(['asc', 'desc']).optional().default('desc'),
  order_status: orderStatus.optional(),
};

export const orderCalls = defineCalls({
  'GET /api/orders': {
    access: 'admin',
    summary: 'A page of all orders; the header x-total-count says how many match in all.',
    query: z.object(page),
    response: z.array(order),
  },
  // Names and addresses that are searched for stay out of the address, which servers between write into their logs.
  'POST /api/orders/search': {
    access: 'admin',
    reads: true,
    summary: 'A page of the orders that match; the header x-total-count says how many do in all.',
    body: z.strictObject({
      ...page,
      /** Part of a name, e-mail, invoice number or coupon code, or an order's number. */
      search: text(200).optional().default(''),
    }),
    response: z.array(order),
  },
  'GET /api/orders/:order_id': { access: 'admin', summary: 'One order.', params: orderParams, response: order },
  'GET /api/orders/:order_id/invoice.pdf': {
    access: 'public',
    summary: 'The invoice as PDF; the address is signed, so that a plain link downloads it.',
    params: orderParams,
    query: signedQuery,
    response: 'binary',
  },
  'GET /api/orders/:order_id/invoice.xml': {
    access: 'public',
    summary: 'The invoice as EN 16931 UBL 2.1; the address is signed.',
    params: orderParams,
    query: signedQuery,
    response: 'binary',
  },
});
