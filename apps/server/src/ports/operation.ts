/** The time. A port, so that tests can move it; SQL receives it as a parameter instead of calling now(). */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A mail from the outbox. `id` makes the Message-ID, so that a retry is the same message. */
export interface OutgoingMail {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
}

/** Delivers one mail or throws; the outbox retries. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Context of an error, without personal data. */
export interface ErrorLocation {
  method: string;
  /** Route pattern, with parameter names instead of ids. */
  route: string;
  requestId: string;
}

/** Reports an unexpected error to the operator's collector. Never fails and never delays a call. */
export interface ErrorReporter {
  report(error: Error, location: ErrorLocation): void;
}

/** Origins beyond our own that pages may use: payment pages in a frame, sign-in scripts, error reports. */
export interface ContentSources {
  frames: string[];
  scripts: string[];
  /** The scripts, styles, fonts and pictures of the app itself. */
  assets: string[];
  pictures: string[];
  connections: string[];
  styles: string[];
  /** The service requires the calling site's origin. */
  nameOurOrigin: boolean;
}

/** Signature keys: the first signs; all of them verify. */
export type SecretKeys = readonly [string, ...string[]];
