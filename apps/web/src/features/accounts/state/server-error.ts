import type { ApiFailure } from '../../../platform/http/api-failure.ts';
import { translateMessage } from '../../../ui/messages.ts';
import { SERVER_ERROR } from '../api/log-in.ts';

/** Outside of 4xx nothing that the server said is for the visitor: one sentence stands for all. Null for a 4xx. */
export function serverErrorText({ status }: ApiFailure): string | null {
  return status >= 400 && status < 500 ? null : translateMessage(SERVER_ERROR);
}
