import type { InterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import type { Message } from '@wordcluster/domain/messages/all';

/**
 * Reasons why the teacher did not reply. `unknown_topic` comes from the embedded lexicon; its message lists the known
 * topics.
 */
export type TeacherFailureCode =
  | 'unknown_topic'
  | 'timeout'
  | 'unauthorised'
  | 'rate_limited'
  | 'provider_failed'
  | 'unusable';

/** Replaces the provider's own errors. `hint` may be shown, the message is for logs. */
export class TeacherFailure extends Error {
  readonly code: TeacherFailureCode;
  readonly hint: Message | undefined;

  constructor(code: TeacherFailureCode, message: string, options: ErrorOptions & { hint?: Message } = {}) {
    super(message, options);
    this.name = 'TeacherFailure';
    this.code = code;
    this.hint = options.hint;
  }
}

export interface RowsRequest {
  topic: string;
  /** One to three codes, one a column. */
  languages: readonly string[];
  count: number;
  signal: AbortSignal;
}

/** Aligned rows: one value a language. `topic` is the recognised topic, if the teacher reports it. */
interface GeneratedRows {
  rows: string[][];
  topic: string | null;
}

export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
}

interface ChatRequest {
  /** Oldest first; the last one is the user's question. */
  messages: readonly ChatMessage[];
  /** The user's interface language; a teacher that detects languages may ignore it. */
  language: InterfaceLanguage;
  /** Whether plans are sold here; without a shop they are not mentioned. */
  shop: boolean;
  signal: AbortSignal;
}

export interface Teacher {
  name: string;
  generateRows(request: RowsRequest): Promise<GeneratedRows>;
  /** The reply as a stream; a teacher that does not stream sends one piece. */
  chat(request: ChatRequest): AsyncIterable<string>;
}
