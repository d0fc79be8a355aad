import { sql, type Kysely } from 'kysely';

/**
 * Up to which position of a cluster a person has begun every word in a direction, so that new ones are looked for from there on and
 * not over all rows. It holds as long as the cluster is as it was; whoever makes a word new again removes it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table review_begun (
      user_id bigint not null references users on delete cascade,
      cluster_id bigint not null,
      direction smallint not null,
      until numeric not null,
      version text not null,
      primary key (user_id, cluster_id, direction)
    )`.execute(db);
}
