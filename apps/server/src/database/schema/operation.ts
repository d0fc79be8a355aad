import type { Generated } from 'kysely';

/** Outbox: a mail is written in the transaction that causes it, and sent afterwards, at least once. */
export interface MailsTable {
  id: Generated<number>;
  recipient: string;
  subject: string;
  text: string | null;
  html: string | null;
  links: string[];
  created_at: Date;
  sent_at: Date | null;
  attempts: Generated<number>;
  next_attempt_at: Date;
  last_error: string | null;
}

/** One row: the key that signs links where no SECRET_KEY is set. */
export interface SigningKeysTable {
  id: Generated<number>;
  key: string;
}

/** A solved proof of work, until it expires. */
export interface UsedBotChecksTable {
  signature: Buffer;
  expires_at: Date;
}

/** How often something happened in a window; shared by all servers. */
export interface ThrottlesTable {
  key: string;
  window_start: Date;
  count: number;
}
