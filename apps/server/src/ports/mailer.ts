/** A mail as it leaves the outbox. `id` makes the Message-ID, so that a retry is the same message. */
export interface OutgoingMail {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/** Delivers one mail or throws; the outbox retries. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
