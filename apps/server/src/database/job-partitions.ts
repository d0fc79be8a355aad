import { sql, type RawBuilder } from 'kysely';

/** People are divided into so many shares by their number, so that jobs of several servers work side by side. */
export const PARTITIONS = 8;

/** Whether a person belongs to a share; everybody does where none is named. */
export const inPartition = (userId: RawBuilder<unknown>, share: number | undefined): RawBuilder<boolean> =>
  share === undefined ? sql`true` : sql`${userId} % ${sql.lit(PARTITIONS)} = ${sql.lit(share)}`;

/** The shares of people, each once. */
export const partitionsOf = (userIds: readonly number[]): number[] => [
  ...new Set(userIds.map((id) => id % PARTITIONS)),
];
