import { sql, type Kysely } from 'kysely';

/**
 * Links of clusters, with their owner; what was reported of them; and which copy a person made of which link. They name clusters
 * without a reference: a copy's link lies with somebody else, and what is gone is deleted by the clean-up.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cluster_links (
      user_id bigint not null references users on delete cascade,
      id bigint generated always as identity,
      cluster_id bigint not null,
      code text not null,
      indexed boolean not null,
      created_at timestamptz not null,
      ended_at timestamptz,
      closed_reason text,
      primary key (user_id, id)
    )`.execute(db);
  // Not unique: a code has 128 random bits, and a unique index could not be spread by the owner.
  await sql`create index cluster_links_code on cluster_links (code)`.execute(db);
  await sql`create index cluster_links_cluster on cluster_links (cluster_id)`.execute(db);
  await sql`
    create table link_reports (
      user_id bigint not null references users on delete cascade,
      id bigint generated always as identity,
      link_id bigint not null,
      reason text not null,
      reported_at timestamptz not null,
      primary key (user_id, id)
    )`.execute(db);
  await sql`
    create table link_copies (
      user_id bigint not null references users on delete cascade,
      link_id bigint not null,
      cluster_id bigint not null,
      primary key (user_id, link_id)
    )`.execute(db);
}
