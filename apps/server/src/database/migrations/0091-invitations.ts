import { sql, type Kysely } from 'kysely';

/** Shares may come with writing rights; addresses without an account are invited, and may refuse a person's invitations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cluster_shares add column may_write boolean not null default false`.execute(db);
  await sql`
    create table share_invitations (
      user_id bigint not null references users on delete cascade,
      id bigint generated always as identity,
      cluster_id bigint not null,
      email text not null,
      may_write boolean not null,
      created_at timestamptz not null,
      primary key (user_id, id)
    )`.execute(db);
  await sql`create unique index share_invitations_once on share_invitations (user_id, cluster_id, email)`.execute(db);
  await sql`create index share_invitations_email on share_invitations (email)`.execute(db);
  await sql`
    create table invitation_blocks (
      user_id bigint not null references users on delete cascade,
      email text not null,
      created_at timestamptz not null,
      primary key (user_id, email)
    )`.execute(db);
  await sql`create index invitation_blocks_email on invitation_blocks (email)`.execute(db);
}
