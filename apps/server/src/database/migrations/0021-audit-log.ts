import { sql, type Kysely } from 'kysely';

/**
 * What happened in accounts. Events are only added; the one change that the database lets through takes the person out
 * of an event when they leave.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_events (
      id bigint generated always as identity primary key,
      type text not null,
      at timestamptz not null,
      user_id bigint references users on delete set null,
      by_user_id bigint references users on delete set null,
      network text,
      about text
    )`.execute(db);
  await sql`create index audit_events_user on audit_events (user_id, id)`.execute(db);
  await sql`create index audit_events_by on audit_events (by_user_id)`.execute(db);
  await sql`create index audit_events_at on audit_events (at)`.execute(db);
  await sql`
    create function keep_audit_event() returns trigger language plpgsql as $$
    begin
      if new.id = old.id and new.type = old.type and new.at = old.at
        and (new.user_id is null or new.user_id = old.user_id)
        and (new.by_user_id is null or new.by_user_id = old.by_user_id)
        and (new.network is null or new.network = old.network)
        and (new.about is null or new.about = old.about)
      then return new; end if;
      raise exception 'An event of the audit log cannot be changed.';
    end $$`.execute(db);
  await sql`
    create trigger audit_events_kept before update on audit_events
    for each row execute function keep_audit_event()`.execute(db);
}
