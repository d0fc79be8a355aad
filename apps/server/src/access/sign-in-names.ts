import type { Db } from '../database/client.ts';
import type { SignInNamesTable } from '../database/schema/accounts.ts';

type Kind = SignInNamesTable['kind'];

/** The user of a name; null if it is free. */
export async function userNamed(db: Db, kind: Kind, name: string): Promise<number | null> {
  const found = await db
    .selectFrom('sign_in_names')
    .select('user_id')
    .where('name', '=', name)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return found?.user_id ?? null;
}

/** Claims a name for an account, in the transaction that writes it there too; false if it is taken. */
export async function claimName(trx: Db, kind: Kind, name: string, userId: number): Promise<boolean> {
  const claimed = await trx
    .insertInto('sign_in_names')
    .values({ name, kind, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Frees a name for others. */
export async function freeName(trx: Db, kind: Kind, name: string): Promise<void> {
  await trx.deleteFrom('sign_in_names').where('name', '=', name).where('kind', '=', kind).execute();
}

/** Frees all names of an account, or those of a kind. */
export async function freeNames(trx: Db, userId: number, kind?: Kind): Promise<void> {
  let query = trx.deleteFrom('sign_in_names').where('user_id', '=', userId);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  await query.execute();
}
