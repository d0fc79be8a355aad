import { sql } from 'kysely';
import type { SqlPart } from '../../database/prepared.ts';

/**
 * Version of a cluster `c`: a change of it or of any of its rows writes its line anew, which changes its transaction; the time besides,
 * for one that was restored.
 */
export const CLUSTER_VERSION: SqlPart<string> = sql<string>`c.xmin::text || ' ' || c.updated_at`;
