/** The time. A port, so that tests can move it; SQL receives it as a parameter instead of calling now(). */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A mail as it leaves the outbox. `id` makes the Message-ID, so that a retry is the same message. */
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

/** What was being done when the error happened, without anything of the person who did it. */
export interface ErrorLocation {
  method: string;
  /** The pattern of the address, with names in the place of ids. */
  route: string;
  requestId: string;
}

/** Tells the operator's collector of an error that nobody expected. It never fails and never keeps a call waiting. */
export interface ErrorReporter {
  report(error: Error, place: ErrorLocation): void;
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
  /** Some of them ask which site is calling. */
  nameOurOrigin: boolean;
}

/** Of signatures: the first signs; all of them verify. */
export type SecretKeys = readonly [string, ...string[]];
