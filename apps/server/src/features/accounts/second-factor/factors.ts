import { message } from '@wordcluster/domain/messages/all';
import type { ResponseOf } from '@wordcluster/contract/types';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../database/client.ts';
import { Failure } from '../../../failure.ts';
import { enqueueMail } from '../../../mail/enqueue-mail.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { factorsRemovedMail } from '../mails.ts';
import { findUser, revokeTokens } from '../repository.ts';
import { notifySecurityChange } from '../notify-security-change.ts';
import { freeNames } from '../../../access/sign-in-names.ts';

type Method = 'totp' | 'passkey' | 'recovery_code';

/** The account's methods for the second factor; empty without one. */
export async function factorMethods(db: Db, userId: number): Promise<Method[]> {
  const { totp, passkeys, recovery_codes_left } = await factorsOf(db, userId);
  const set: Method[] = [...(passkeys.length > 0 ? (['passkey'] as const) : []), ...(totp ? (['totp'] as const) : [])];
  return set.length > 0 && recovery_codes_left > 0 ? [...set, 'recovery_code'] : set;
}

/** Whether the account has a second factor. */
export const hasFactor = async (db: Db, userId: number): Promise<boolean> =>
  (await factorMethods(db, userId)).length > 0;

/** The factors as their owner sees them. */
export async function factorsOf(
  db: Db,
  userId: number,
): Promise<Omit<ResponseOf<'GET /api/user/factors'>, 'passkeys_possible'>> {
  const [totp, passkeys, codes] = await Promise.all([
    db
      .selectFrom('totp_factors')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst(),
    db
      .selectFrom('passkeys')
      .select(['id', 'name', 'created_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('recovery_codes')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .execute(),
  ]);
  return {
    totp: totp !== undefined,
    passkeys: passkeys.map(({ created_at, last_used_at, ...passkey }) => ({
      ...passkey,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    recovery_codes_left: codes.length,
  };
}

/** Removes the app's codes; recovery codes go with the last factor. */
export async function removeTotp(context: Context, userId: number, network: string): Promise<void> {
  const { db, clock } = context;
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('totp_factors')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst();
    if (!numDeletedRows) throw new Failure('conflict', message('factor.no_app'));
    if (!(await hasFactor(trx, userId))) await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    await recordEvent(trx, { type: 'totp_removed', at: clock.now(), userId, byUserId: userId, network });
    await notifySecurityChange(context, trx, userId, 'mail.security_totp_removed');
  });
}

/**
 * Removal of a lost factor by the administrator. The user gets a mail; their sessions and their programs' tokens end.
 */
export async function removeFactors(
  context: Context,
  byUserId: number,
  userId: number,
  network: string,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const user = await findUser(trx, userId);
    if (!user) throw new Failure('not_found', message('user.not_found'));
    for (const table of ['totp_factors', 'passkeys', 'recovery_codes'] as const)
      await trx.deleteFrom(table).where('user_id', '=', userId).execute();
    await revokeTokens(trx, userId);
    await freeNames(trx, userId, 'passkey');
    await recordEvent(trx, { type: 'factors_removed', at: context.clock.now(), userId, byUserId, network });
    await enqueueMail(context, trx, user.email, factorsRemovedMail(user.first_name, context.config.publicUrl));
  });
}
