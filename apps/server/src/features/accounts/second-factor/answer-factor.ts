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

export type FactorAnswer = BodyOf<'POST /api/user/second-factor'>;

/** Of a million codes three are right at a time: 240 guesses a day find one in four years. */
const WRONG_CODES = { times: 10, seconds: 3600 };

const WRONG_CODE = message('factor.code_wrong');
const USED_CODE = message('factor.code_used');

/** Whom a factor is asked of, and from where. */
interface Asked {
  userId: number;
  network: string;
}

/**
 * Uses up the answer to a second factor: a code, a recovery code or a passkey. Throws for a wrong one. Wrong codes
 * of an app are slowed by account; passkeys and recovery codes cannot be guessed, so their owner always gets in.
 */
export async function answerFactor(context: Context, { userId, network }: Asked, answer: FactorAnswer): Promise<void> {
  if (answer.credential) {
    if ((await verifyPasskey(context, answer.credential, { verified: false, userId })) === userId) return;
    return refuse(context, { userId, network }, 'credential', message('factor.passkey_failed'));
  }
  const recovery = answer.recovery_code ?? (looksLikeRecoveryCode(answer.code ?? '') ? answer.code : undefined);
  if (recovery !== undefined) {
    const field = answer.recovery_code === undefined ? 'code' : 'recovery_code';
    if (await spendRecovery(context, { userId, network }, recovery)) return;
    return refuse(context, { userId, network }, field, message('factor.recovery_code_wrong'));
  }
  const key = `second-factor:${userId}`;
  await throttle(context, key, WRONG_CODES);
  const result = await spendTotpCode(context, userId, (answer.code ?? '').replaceAll(' ', ''));
  if (result === 'wrong') return refuse(context, { userId, network }, 'code', WRONG_CODE);
  if (result === 'used') throw invalidField('code', USED_CODE);
  await clearThrottle(context, key);
}

/** Using a recovery code up and recording it are one. */
const spendRecovery = ({ db, clock }: Context, { userId, network }: Asked, code: string): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const now = clock.now();
    const used = await spendRecoveryCode(trx, userId, code, now);
    if (used) await recordEvent(trx, { type: 'recovery_code_used', at: now, userId, byUserId: userId, network });
    return used;
  });

async function refuse(
  { db, clock }: Context,
  { userId, network }: Asked,
  field: string,
  reason: Message,
): Promise<never> {
  await recordEvent(db, { type: 'second_factor_failed', at: clock.now(), userId, network });
  throw invalidField(field, reason);
}

/** For calls that ask again: throws 403 `second_factor_required` where a factor is set and none was sent along. */
export async function assertSecondFactor(
  context: Context,
  asked: Asked,
  { code, credential }: Pick<FactorAnswer, 'code' | 'credential'>,
): Promise<void> {
  if (!(await hasFactor(context.db, asked.userId))) return;
  if (code === undefined && credential === undefined)
    throw new Failure('second_factor_required', message('factor.required'));
  await answerFactor(context, asked, { code, credential });
}
