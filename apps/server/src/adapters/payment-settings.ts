import { z } from 'zod';

/** How long one call to a payment gateway may take. */
export const timeoutSetting = { PAYMENT_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(25).default(10) };
