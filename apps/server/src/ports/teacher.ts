import type { InterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import type { Message } from '@wordcluster/domain/messages/all';

/** Why the teacher did not answer. `unknown_topic` comes from the embedded lexicon; its message names what it knows. */
export type TeacherFailureCode =
  | 'unknown_topic'
  | 'timeout'
  | 'unauthorised'
  | 'rate_limited'
  | 'provider_failed'
  | 'unusable';

/** Thrown by every teacher in place of its provider's own errors. `hint` may be shown, the message is for logs. */
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

/** Aligned rows: one value a language. `topic` is what was understood, where the teacher can say it. */
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
  /** The asker's interface; a teacher that speaks a language by itself need not keep to it. */
  language: InterfaceLanguage;
  /** Whether plans are sold here; without a shop nothing is said of them. */
  shop: boolean;
  signal: AbortSignal;
}

export interface Teacher {
  name: string;
  generateRows(request: RowsRequest): Promise<GeneratedRows>;
  /** The reply in pieces as it comes; a teacher that does not stream gives one piece. */
  chat(request: ChatRequest): AsyncIterable<string>;
}
