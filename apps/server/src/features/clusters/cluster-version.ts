import { sql } from 'kysely';
import type { SqlPart } from '../../database/prepared.ts';

/**
 * ETag of a cluster `c`: every change of it or of any of its rows updates its row and thereby `xmin`; the time is added
 * for restored databases.
 */
export const CLUSTER_VERSION: SqlPart<string> = sql<string>`c.xmin::text || ' ' || c.updated_at`;
