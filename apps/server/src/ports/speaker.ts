/** Reasons why a text was not read aloud. A closed set: callers handle each. */
export type SpeakerFailureCode =
  | 'unsupported_language'
  | 'nothing_to_say'
  | 'too_long'
  | 'timeout'
  | 'busy'
  | 'provider_failed'
  | 'unauthorised'
  | 'rate_limited';

/** Replaces the provider's own errors. Its message is for logs. */
export class SpeakerFailure extends Error {
  readonly code: SpeakerFailureCode;

  constructor(code: SpeakerFailureCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SpeakerFailure';
    this.code = code;
  }
}

export interface SpeechRequest {
  text: string;
  /** One of the product's language codes. */
  language: string;
  /** Cancels the synthesis itself, not only waiting for it. */
  signal: AbortSignal;
}

/** Audio that browsers play. */
export interface Speech {
  mime: string;
  bytes: Buffer;
}

/** Reads short texts aloud. */
export interface Speaker {
  name: string;
  /** The product's codes of all languages that it has a voice for. */
  languages(): Promise<ReadonlySet<string>>;
  /** Throws a `SpeakerFailure`, or the signal's reason once that is aborted. */
  speak(request: SpeechRequest): Promise<Speech>;
  /** Stops running syntheses; the speaker cannot be used afterwards. */
  close(): Promise<void>;
}
