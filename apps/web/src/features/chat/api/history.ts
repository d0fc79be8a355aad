import { call } from '../../../platform/http/api.ts';
import type { AnswerOf } from '../../../platform/http/api-types.ts';

export type ChatMessage = AnswerOf<'GET /api/ai/chat'>[number];

export const loadHistory = (): Promise<ChatMessage[]> => call('GET /api/ai/chat');

/** Forgets the chat; answers the new, empty history. */
export const clearHistory = (): Promise<ChatMessage[]> => call('DELETE /api/ai/chat');
