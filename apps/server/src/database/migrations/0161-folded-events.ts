import { sql, type Kysely } from 'kysely';

/** Many events of a kind on one day are folded into one with a count, so that nobody pushes the others out of sight. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_events add column times integer not null default 1, add column last_at timestamptz`.execute(
    db,
  );
  await sql`create index audit_events_kind on audit_events (user_id, type, at)`.execute(db);
  await sql`
    create or replace function keep_audit_event() returns trigger language plpgsql as $$
    begin
      if new.id = old.id and new.type = old.type and new.at = old.at and new.times >= old.times
        and (new.last_at is not distinct from old.last_at or new.times > old.times)
        and (new.user_id is null or new.user_id = old.user_id)
        and (new.by_user_id is null or new.by_user_id = old.by_user_id)
        and (new.network is null or new.network = old.network)
        and (new.about is null or new.about = old.about)
      then return new; end if;
      raise exception 'An event of the audit log cannot be changed.';
    end $$`.execute(db);
}
