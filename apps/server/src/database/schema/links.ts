import type { Generated } from 'kysely';

/** `user_id` owns the cluster. */
export interface ClusterLinksTable {
  user_id: number;
  id: Generated<number>;
  cluster_id: number;
  /** The code in its address. */
  code: string;
  /** Search engines may list it. */
  indexed: boolean;
  created_at: Date;
  ended_at: Generated<Date | null>;
  /** The administrator's reason for closing it; null if the owner closed it. */
  closed_reason: Generated<string | null>;
}

/** Visitors' reports of a link of `user_id`; deleted when handled. */
export interface LinkReportsTable {
  user_id: number;
  id: Generated<number>;
  link_id: number;
  reason: string;
  reported_at: Date;
}

/** The cluster into which `user_id` copied a linked one. */
export interface LinkCopiesTable {
  user_id: number;
  link_id: number;
  cluster_id: number;
}
