import type { Message } from '@wordcluster/domain/messages/all';
import { message } from '@wordcluster/domain/messages/all';
import type { BodyOf } from '@wordcluster/contract/types';
import type { Context } from '../../../context.ts';
import { Failure, invalidField } from '../../../failure.ts';
import { clearThrottle, throttle } from '../../../access/throttle.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { hasFactor } from './factors.ts';
import { verifyPasskey } from './passkeys.ts';
import { looksLikeRecoveryCode, spendRecoveryCode } from './recovery-codes.ts';
import { spendTotpCode } from './totp.ts';

export type FactorProof = BodyOf<'POST /api/user/second-factor'>;

/** Of a million codes three are right at a time: 240 guesses a day find one in four years. */
const WRONG_CODES = { times: 10, seconds: 3600 };

const WRONG_CODE = message('factor.code_wrong');
const USED_CODE = message('factor.code_used');

/** The user of a factor, and their network. */
interface FactorRequest {
  userId: number;
  network: string;
}

/**
 * Verifies and uses up a second factor: a code, a recovery code or a passkey. Throws for a wrong one. Wrong codes of an
 * app are throttled per account; passkeys and recovery codes cannot be guessed, so their owner always gets in.
 */
export async function verifyFactor(
  context: Context,
  { userId, network }: FactorRequest,
  proof: FactorProof,
): Promise<void> {
  if (proof.credential) {
    if ((await verifyPasskey(context, proof.credential, { verified: false, userId })) === userId) return;
    return refuse(context, { userId, network }, 'credential', message('factor.passkey_failed'));
  }
  const recovery = proof.recovery_code ?? (looksLikeRecoveryCode(proof.code ?? '') ? proof.code : undefined);
  if (recovery !== undefined) {
    const field = proof.recovery_code === undefined ? 'code' : 'recovery_code';
    if (await spendRecovery(context, { userId, network }, recovery)) return;
    return refuse(context, { userId, network }, field, message('factor.recovery_code_wrong'));
  }
  const key = `second-factor:${userId}`;
  await throttle(context, key, WRONG_CODES);
  const result = await spendTotpCode(context, userId, (proof.code ?? '').replaceAll(' ', ''));
  if (result === 'wrong') return refuse(context, { userId, network }, 'code', WRONG_CODE);
  if (result === 'used') throw invalidField('code', USED_CODE);
  await clearThrottle(context, key);
}

/** Using a recovery code up and recording it are one. */
const spendRecovery = ({ db, clock }: Context, { userId, network }: FactorRequest, code: string): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const now = clock.now();
    const used = await spendRecoveryCode(trx, userId, code, now);
    if (used) await recordEvent(trx, { type: 'recovery_code_used', at: now, userId, byUserId: userId, network });
    return used;
  });

async function refuse(
  { db, clock }: Context,
  { userId, network }: FactorRequest,
  field: string,
  reason: Message,
): Promise<never> {
  await recordEvent(db, { type: 'second_factor_failed', at: clock.now(), userId, network });
  throw invalidField(field, reason);
}

/** For calls that need re-authentication: throws 403 `second_factor_required` if a factor is set and none was sent. */
export async function assertSecondFactor(
  context: Context,
  request: FactorRequest,
  { code, credential }: Pick<FactorProof, 'code' | 'credential'>,
): Promise<void> {
  if (!(await hasFactor(context.db, request.userId))) return;
  if (code === undefined && credential === undefined)
    throw new Failure('second_factor_required', message('factor.required'));
  await verifyFactor(context, request, { code, credential });
}
