/**
 * Reasons why a text was not translated. `unknown`: not in the vocabulary of this service (the embedded lexicon never
 * guesses).
 */
export type TranslatorFailureCode =
  | 'unknown'
  | 'unsupported_language'
  | 'timeout'
  | 'unauthorised'
  | 'rate_limited'
  | 'quota'
  | 'provider_failed';

/** Replaces the provider's own errors. Its message is for logs. */
export class TranslatorFailure extends Error {
  readonly code: TranslatorFailureCode;

  constructor(code: TranslatorFailureCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'TranslatorFailure';
    this.code = code;
  }
}

interface TranslationRequest {
  text: string;
  /** Codes of the product's languages. */
  from: string;
  to: string;
  signal: AbortSignal;
}

export interface Translator {
  name: string;
  translate(request: TranslationRequest): Promise<string>;
}
