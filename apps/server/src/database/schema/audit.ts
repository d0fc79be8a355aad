import type { EventType } from '@wordcluster/domain/accounts/events';
import type { Generated } from 'kysely';

/** What happened in accounts. Rows are only added, and unlinked from who leaves. */
export interface AuditEventsTable {
  id: Generated<number>;
  type: EventType;
  at: Date;
  /** In whose account; null where nobody's is known. */
  user_id: number | null;
  by_user_id: number | null;
  /** /24 or /64. */
  network: string | null;
  about: string | null;
}
