import type { ChatMessage } from '../api/calls.ts';

/** A chat: messages, the reply being streamed, and the error of the last question. */
export interface Conversation {
  readonly messages: readonly ChatMessage[];
  /** The pieces received so far; null without a pending reply. */
  readonly reply: string | null;
  readonly error: string | null;
}

export const EMPTY: Conversation = { messages: [], reply: null, error: null };

/**
 * A question may be sent if no reply is pending: the chat is empty, the teacher spoke last, or the last question
 * failed.
 */
export function maySend({ messages, error }: Conversation): boolean {
  return messages.length === 0 || messages.at(-1)?.role === 'assistant' || error !== null;
}

/** The question is shown at once; the reply is pending. */
export function questionAdded(before: Conversation, content: string): Conversation {
  return { messages: [...before.messages, { role: 'user', content }], reply: '', error: null };
}

/** The last question is repeated; it is in the chat already. */
export function askedAgain(before: Conversation): Conversation {
  return { ...before, reply: '', error: null };
}

export function pieceCame(before: Conversation, piece: string): Conversation {
  return { ...before, reply: (before.reply ?? '') + piece };
}

export function answered({ messages }: Conversation, content: string): Conversation {
  return { messages: [...messages, { role: 'assistant', content }], reply: null, error: null };
}

/** A broken reply is dropped, as on the server. */
export function failed({ messages }: Conversation, error: string): Conversation {
  return { messages, reply: null, error };
}

/** The chat could not be cleared; a reply aborted by the attempt can be requested again. */
export function notCleared(before: Conversation, error: string): Conversation {
  return before.reply === null ? before : failed(before, error);
}
