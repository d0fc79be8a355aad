import type { ColumnType, Generated } from 'kysely';

/** Outbox: a mail is written in the transaction that causes it, and sent afterwards, at least once. */
export interface MailsTable {
  id: Generated<number>;
  recipient: string;
  subject: string;
  text: string | null;
  html: string | null;
  links: string[];
  /** Beyond those that every mail has. */
  headers: ColumnType<Record<string, string>, string | undefined, string>;
  created_at: Date;
  sent_at: Date | null;
  attempts: Generated<number>;
  next_attempt_at: Date;
  /** After it the mail is left unsent. */
  ends_at: Date | null;
  last_error: string | null;
}

/** One row: the key that signs links if SECRET_KEY is not set. */
export interface SigningKeysTable {
  id: Generated<number>;
  key: string;
}

/** Counters of a server over five minutes. */
export interface HealthSamplesTable {
  /** The process, by a name of its own. */
  server: string;
  at: Date;
  calls: number;
  /** Responses with a 5xx status. */
  failed: number;
  /** Slower than a second. */
  slow: number;
  /** How late 99 of 100 timers were, at most. */
  late_ms: number;
  memory_mb: number;
  job_failures: number;
  mail_age_seconds: number;
  payment_age_seconds: number;
  /**
   * Calls that queued for a database connection; like all following columns, absent for servers of an older version.
   */
  calls_waiting: number | null;
  /** Used of the free users' characters of the month. */
  pool_percent: number | null;
  imports_staged: number | null;
  /** Null if no backups are scheduled. */
  backup_age_seconds: number | null;
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
