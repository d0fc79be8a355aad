import type { Generated } from 'kysely';

export interface AllowanceUsageTable {
  user_id: number;
  /** `both`: of a server without a shop. */
  kind: 'text' | 'voice' | 'both';
  pack_start: Date;
  used: number;
}

/** One row: characters used by all free users this month. */
export interface FreePoolTable {
  /** 0 to 15; 0 alone until the pool is divided. */
  part: Generated<number>;
  /** `yyyy-mm`; with another month the count starts again. */
  month: string;
  used: number;
  /** Of this part. */
  pool_limit: number;
}

/** Characters of the free pool that a free user has used today. */
export interface FreePoolSharesTable {
  user_id: number;
  /** `yyyy-mm-dd` in UTC; with another day the count starts again. */
  day: string;
  used: number;
}

export interface CachedTranslationsTable {
  key: Buffer;
  text: string;
  used_at: Date;
  /** User of the call; null once the account is removed. */
  made_for: number | null;
}

export interface CachedSpeechTable {
  key: Buffer;
  mime: string;
  bytes: Buffer;
  used_at: Date;
  made_for: number | null;
}

export interface ChatMessagesTable {
  id: Generated<number>;
  user_id: number;
  role: 'user' | 'assistant';
  content: string;
  created_at: Date;
}

/** The teacher's last generated rows for a user, until they are imported or replaced. */
export interface StagedGenerationsTable {
  user_id: number;
  cluster_id: number | null;
  cluster_title: string | null;
  languages: string[];
  /** Rows of cells, as jsonb. */
  rows: unknown;
  created_at: Date;
}
