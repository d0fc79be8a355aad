import { sql, type RawBuilder } from 'kysely';

/** Partitions of users (by id modulo), so that several servers work on one job in parallel. */
export const PARTITIONS = 8;

/** Whether a user is in a partition; true for everybody without one. */
export const inPartition = (userId: RawBuilder<unknown>, share: number | undefined): RawBuilder<boolean> =>
  share === undefined ? sql`true` : sql`${userId} % ${sql.lit(PARTITIONS)} = ${sql.lit(share)}`;

/** The distinct partitions of users. */
export const partitionsOf = (userIds: readonly number[]): number[] => [
  ...new Set(userIds.map((id) => id % PARTITIONS)),
];
