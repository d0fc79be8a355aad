import type { ChatMessage } from '../api/calls.ts';

/** A chat: what was said, the reply that is just arriving, and why the last question has none. */
export interface Conversation {
  readonly messages: readonly ChatMessage[];
  /** The pieces that have come so far; null while no reply is awaited. */
  readonly reply: string | null;
  readonly error: string | null;
}

export const EMPTY: Conversation = { messages: [], reply: null, error: null };

/** A question is sent when nobody waits for another: the chat is empty, the teacher spoke last, or the last one failed. */
export function maySend({ messages, error }: Conversation): boolean {
  return messages.length === 0 || messages.at(-1)?.role === 'assistant' || error !== null;
}

/** The question stands in the chat at once; the reply is awaited. */
export function asked(before: Conversation, content: string): Conversation {
  return { messages: [...before.messages, { role: 'user', content }], reply: '', error: null };
}

/** The last question is asked once more; it stands in the chat already. */
export function askedAgain(before: Conversation): Conversation {
  return { ...before, reply: '', error: null };
}

export function pieceCame(before: Conversation, piece: string): Conversation {
  return { ...before, reply: (before.reply ?? '') + piece };
}

export function answered({ messages }: Conversation, content: string): Conversation {
  return { messages: [...messages, { role: 'assistant', content }], reply: null, error: null };
}

/** What came of a broken reply is not kept: the server does not keep it either. */
export function failed({ messages }: Conversation, error: string): Conversation {
  return { messages, reply: null, error };
}

/** A chat that could not be cleared; a reply that the attempt broke off can be asked for again. */
export function notCleared(before: Conversation, error: string): Conversation {
  return before.reply === null ? before : failed(before, error);
}
