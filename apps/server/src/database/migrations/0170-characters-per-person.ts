import { sql, type Kysely } from 'kysely';

/** Without a shop text and voice of a person are counted together, against what the operator allows each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table allowance_usage drop constraint allowance_usage_kind_check,
      add constraint allowance_usage_kind_check check (kind in ('text', 'voice', 'both'))`.execute(db);
}
