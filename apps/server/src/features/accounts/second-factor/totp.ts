import { message } from '@wordcluster/domain/messages/all';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { Failure, invalidField } from '../../../failure.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { notifySecurityChange } from '../notify-security-change.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { markOf, seal, unseal } from './sealed-secret.ts';

/** Clock tolerance in seconds: codes of one step of the standard before and after are valid. */
const TOLERANCE_SECONDS = 30;
const SECRET_BYTES = 20;
/** Time limit of a set-up, from its password check to its first code. */
const SET_UP_MS = 10 * 60_000;

/** Starts the set-up: a new secret, which is active once a first code has confirmed it. */
export async function beginTotp(
  { db, clock, config }: Context,
  user: { id: number; label: string },
): Promise<{ secret: string; otpauth_url: string }> {
  const secret = generateSecret({ length: SECRET_BYTES });
  const fresh = {
    sealed_secret: seal(config.secretKeys[0], secret),
    created_at: clock.now(),
    confirmed_at: null,
    last_step: 0,
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('totp_factors')
    .values({ user_id: user.id, ...fresh })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(fresh).where('totp_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new Failure('conflict', message('factor.app_already'));
  return { secret, otpauth_url: generateURI({ issuer: config.site.name ?? 'Wordcluster', label: user.label, secret }) };
}

/** The 30-second step of a code; null for a wrong code. Replay is checked elsewhere. */
async function stepOf(context: Context, userId: number, code: string, confirmed: boolean): Promise<number | null> {
  let query = context.db.selectFrom('totp_factors').select('sealed_secret').where('user_id', '=', userId);
  // The time limit applies only to set-ups.
  if (!confirmed) query = query.where('created_at', '>', new Date(context.clock.now().getTime() - SET_UP_MS));
  const factor = await query.where('confirmed_at', confirmed ? 'is not' : 'is', null).executeTakeFirst();
  const secret = factor && unseal(context.config.secretKeys, factor.sealed_secret);
  if (!secret || !/^\d{6}$/.test(code)) return null;
  const epoch = Math.floor(context.clock.now().getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: TOLERANCE_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

/** Confirms the app with its first code. Returns the recovery codes: ten new ones. */
export async function confirmTotp(context: Context, userId: number, code: string, network: string): Promise<string[]> {
  const step = await stepOf(context, userId, code.replaceAll(' ', ''), false);
  if (step === null) throw invalidField('code', message('factor.code_wrong'));
  return context.db.transaction().execute(async (trx) => {
    const now = context.clock.now();
    const { numUpdatedRows } = await trx
      .updateTable('totp_factors')
      .set({ confirmed_at: now, last_step: step })
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    if (!numUpdatedRows) throw new Failure('conflict', message('factor.app_already'));
    await recordEvent(trx, { type: 'totp_added', at: now, userId, byUserId: userId, network });
    await notifySecurityChange(context, trx, userId, 'mail.security_totp_added');
    return makeRecoveryCodes(trx, userId);
  });
}

/** Uses a code up. `used`: it was right, but it counts once; of two sent at once, one counts. */
export async function spendTotpCode(
  context: Context,
  userId: number,
  code: string,
): Promise<'right' | 'used' | 'wrong'> {
  const step = await stepOf(context, userId, code, true);
  if (step === null) return 'wrong';
  const { numAffectedRows } = await sql`
    update totp_factors set last_step = ${step} where user_id = ${userId} and last_step < ${step}`.execute(context.db);
  return numAffectedRows === 1n ? 'right' : 'used';
}

/**
 * Key rotation: re-encrypts secrets of earlier keys with the first one, so that earlier ones can be removed. At each
 * start.
 */
export async function resealSecrets({ db, config }: Pick<Context, 'db' | 'config'>): Promise<void> {
  const [newest] = config.secretKeys;
  const { rows } = await sql<{ user_id: number; sealed_secret: Buffer }>`
    select user_id, sealed_secret from totp_factors where substring(sealed_secret from 1 for 4) <> ${markOf(newest)}`.execute(
    db,
  );
  for (const { user_id, sealed_secret } of rows) {
    const secret = unseal(config.secretKeys, sealed_secret);
    if (secret === null) continue;
    await db
      .updateTable('totp_factors')
      .set({ sealed_secret: seal(newest, secret) })
      .where('user_id', '=', user_id)
      .where('sealed_secret', '=', sealed_secret)
      .execute();
  }
}
