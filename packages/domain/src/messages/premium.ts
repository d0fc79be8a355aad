/** Messages of the rules of Premium, orders and the checkout, and labels of plans, orders and payments. */
import { messagesOf } from './message.ts';

export const premium = {
  'checkout.street_invalid': 'Invalid street format',
  'checkout.city_invalid': 'Invalid city format',
  'checkout.postal_code_invalid': 'Invalid postal code format',
  'checkout.country_required': 'Country is required',
  'checkout.phone_invalid': 'Invalid phone number format',
  'checkout.pay': 'Pay {price} €',
  'checkout.activate': 'Activate premium',
  'premium.price_per_year': '{price} € per year',
  'premium.year': 'Year',
  'premium.month': 'Month',
  'premium.pack_empty': 'Your characters of this month are used up. They renew with the next month of your Premium.',
  'premium.pool_invalid': 'Please enter a whole number from 0 to 1,000,000,000,000.',
  'order.paid': 'Paid',
  'order.cancelled': 'Cancelled',
  'order.waiting_for_payment': 'Waiting for payment',
  'order.no_pending_payment': 'No pending payment',
  'order.active': 'Active',
  'order.future': 'Future',
  'order.inactive': 'Inactive',
  'order.starts_later':
    'You already have a paid Premium order that starts later. You can buy again once it has started.',
  'order.unpaid': 'You have an unpaid Premium order. Please pay it or cancel it first.',
  'order.not_cancellable': 'This order cannot be cancelled: it is closed, or its payment is being confirmed.',
  'payment.created': 'Created',
  'payment.method_chosen': 'Payment method chosen',
  'payment.authorized': 'Authorized',
  'payment.waiting_for_confirmation': 'Waiting for confirmation',
  'payment.paid': 'Paid',
  'payment.cancelled': 'Cancelled',
  'payment.timed_out': 'Timed out',
  'payment.refunded': 'Refunded',
} as const;

export const message = messagesOf(premium);
