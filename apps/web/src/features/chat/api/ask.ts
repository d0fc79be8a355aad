import { ApiFailure } from '../../../platform/api-failure.ts';
import { open } from '../../../platform/api.ts';
import { serverEvents } from '../../../platform/event-stream.ts';

const BROKEN = 'The reply was cut off. Please try it again.';

/** A text of an event's JSON, or null when it has another shape. */
function textAt(data: string, ...path: readonly string[]): string | null {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return null;
  }
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return null;
    value = Reflect.get(value, name);
  }
  return typeof value === 'string' ? value : null;
}

const failed = (message: string) => new ApiFailure({ status: 200, code: 'provider_failed', message });

/** Asks the teacher; `onPiece` hears the reply as it comes. Answers the whole reply. */
export async function ask(message: string, signal: AbortSignal, onPiece: (piece: string) => void): Promise<string> {
  const headers = { Accept: 'text/event-stream' };
  const response = await open('POST /api/ai/chat', { body: { message }, headers, signal });
  for await (const { event, data } of serverEvents(response)) {
    if (event === 'piece') onPiece(textAt(data, 'content') ?? '');
    if (event === 'failed') throw failed(textAt(data, 'error', 'message') ?? BROKEN);
    if (event === 'done') return textAt(data, 'content') ?? '';
  }
  throw failed(BROKEN);
}
