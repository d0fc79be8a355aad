import type { Generated } from 'kysely';

/** `user_id` owns the cluster. */
export interface ClusterLinksTable {
  user_id: number;
  id: Generated<number>;
  cluster_id: number;
  /** What stands in its address. */
  code: string;
  /** Search engines may list it. */
  indexed: boolean;
  created_at: Date;
  ended_at: Generated<Date | null>;
  /** Why the administrator ended it; null where the owner did. */
  closed_reason: Generated<string | null>;
}

/** What visitors say is wrong with a link of `user_id`; gone when it was looked at. */
export interface LinkReportsTable {
  user_id: number;
  id: Generated<number>;
  link_id: number;
  reason: string;
  reported_at: Date;
}

/** The cluster into which `user_id` has copied what a link shows. */
export interface LinkCopiesTable {
  user_id: number;
  link_id: number;
  cluster_id: number;
}
