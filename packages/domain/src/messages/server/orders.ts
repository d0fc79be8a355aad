/** Messages of the server about orders, payments and coupons. */
export const serverOrders = {
  'premium.year_only': 'Premium is sold for a year only.',
  'order.was_cancelled': 'The order was cancelled.',
  'order.cancelled_meanwhile': 'The order was cancelled in the meantime.',
  'order.not_payable': 'This order cannot be paid: it is paid or cancelled already, or its payment is being confirmed.',
  'payment.not_configured': 'Payments are not set up on this installation yet.',
  'payment.gateway_down':
    'The payment gateway does not answer at the moment. Your order is kept: please start a new payment on the Premium page in a few minutes.',
  'payment.gateway_refused':
    'The payment gateway refused the payment. Your order is kept: please try a new payment on the Premium page.',
  'payment.not_checked': 'The payment could not be checked. Please notify again.',
  'payment.notified': 'Thank you.',
  'coupon.expires_too_early': 'The expiration must be later than the beginning.',
  'coupon.code_taken': 'Another coupon has this code.',
  'coupon.removed': 'The coupon was removed.',
  'invoice.busy': 'The invoice is being prepared. Please try again in a moment.',
} as const;
