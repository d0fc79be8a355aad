import { message } from '@wordcluster/domain/messages/browser';
import { ApiFailure, failureIn } from '../../../platform/http/api-failure.ts';
import { open, call } from '../../../platform/http/api.ts';
import { serverEvents } from '../../../platform/http/event-stream.ts';
import type { ResponseOf } from '../../../platform/http/api-types.ts';

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

/** The text of an event, '' when it has another shape. */
function contentOf(data: string): string {
  const event = parsed(data);
  const content: unknown = typeof event === 'object' && event !== null ? Reflect.get(event, 'content') : null;
  return typeof content === 'string' ? content : '';
}

/** An incomplete reply. */
export const brokenOff = () =>
  new ApiFailure({ status: 200, code: 'provider_failed', reason: message('browser.reply_cut_off') });

/** Sends a question; `onPiece` gets the streamed reply. Returns the whole reply. */
export async function ask(question: string, signal: AbortSignal, onPiece: (piece: string) => void): Promise<string> {
  const headers = { Accept: 'text/event-stream' };
  const response = await open('POST /api/ai/chat', { body: { message: question }, headers, signal });
  for await (const { event, data } of serverEvents(response)) {
    if (event === 'piece') onPiece(contentOf(data));
    if (event === 'failed') throw failureIn(parsed(data), { status: 200 }) ?? brokenOff();
    if (event === 'done') return contentOf(data);
  }
  throw brokenOff();
}

export type ChatMessage = ResponseOf<'GET /api/ai/chat'>[number];

export const loadHistory = (): Promise<ChatMessage[]> => call('GET /api/ai/chat');

/** Deletes the chat; returns the new, empty history. */
export const clearHistory = (): Promise<ChatMessage[]> => call('DELETE /api/ai/chat');
