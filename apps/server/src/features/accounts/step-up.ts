import { message } from '@wordcluster/domain/messages/all';
import type { CallSpec } from '@wordcluster/contract/call';
import type { Context, Viewer } from '../../context.ts';
import { Failure, invalidField, notFound } from '../../failure.ts';
import { verifyFactor, assertSecondFactor, type FactorProof } from './second-factor/verify-factor.ts';
import { hasFactor } from './second-factor/factors.ts';
import { clearThrottle, throttle } from '../../access/throttle.ts';
import { passwordMatches } from './passwords.ts';
import { findUser } from './repository.ts';

/** Rate limit per session: a stolen session does not lock the owner out of the others. */
const WRONG_PASSWORDS = { times: 10, seconds: 900 };

/**
 * The viewer, if the password is right. Throws 422 for a wrong one; an account without a password has to set one first.
 */
async function confirmPassword(context: Context, viewer: Viewer, password: string, field = 'password') {
  const key = `password:${viewer.tokenId}`;
  await throttle(context, key, WRONG_PASSWORDS);
  const user = await findUser(context.db, viewer.id);
  if (!user) throw notFound('The user');
  if (user.password_hash === null) throw invalidField(field, message('account.no_password'));
  if (!(await passwordMatches(user.password_hash, password))) {
    throw invalidField(
      field,
      field === 'old_password' ? message('account.old_password_wrong') : message('account.password_wrong'),
    );
  }
  await clearThrottle(context, key);
  return user;
}

/** For so long a sign-in or a one-time link confirms an account that has no password. */
export const CONFIRMED_MINUTES = 10;

type Proof = Pick<FactorProof, 'code' | 'credential'> & { password?: string | undefined; old_password?: string };

/**
 * Step-up authentication: throws unless the body of a call re-authenticates the user, as its contract requires
 * (`confirms`). The router calls it before the use case.
 */
export async function confirmIdentity(
  context: Context,
  { viewer, spec, body, network }: { viewer: Viewer; spec: CallSpec; body: unknown; network: string },
): Promise<void> {
  const proof = (body ?? {}) as Proof;
  const field = proof.old_password === undefined ? 'password' : 'old_password';
  const password = proof.old_password ?? proof.password;
  const request = { userId: viewer.id, network };
  const answered = proof.code !== undefined || proof.credential !== undefined;
  if (spec.confirms === 'factor' && password === undefined) {
    const set = await hasFactor(context.db, viewer.id);
    if (set && answered) return verifyFactor(context, request, { code: proof.code, credential: proof.credential });
    // The router has already required a recent second factor.
    if (set && spec.access === 'admin') return;
  }
  if (await hasPassword(context, viewer.id)) {
    if (password === undefined) throw invalidField(field, message('session.proof_missing'));
    await confirmPassword(context, viewer, password, field);
  } else if (!(await hasConfirmed(context, viewer)))
    throw new Failure('confirmation_required', message('account.confirmation_required'));
  if (spec.confirms === 'password') await assertSecondFactor(context, request, proof);
}

async function hasPassword({ db }: Context, userId: number): Promise<boolean> {
  const user = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
  return user !== undefined && user.password_hash !== null;
}

/** Whether this session started, or was confirmed, within the last minutes. */
async function hasConfirmed({ db, clock }: Context, viewer: Viewer): Promise<boolean> {
  const since = new Date(clock.now().getTime() - CONFIRMED_MINUTES * 60_000);
  const session = await db
    .selectFrom('access_tokens')
    .select('id')
    .where('id', '=', viewer.tokenId)
    .where('user_id', '=', viewer.id)
    .where((eb) => eb.or([eb('created_at', '>', since), eb('confirmed_at', '>', since)]))
    .executeTakeFirst();
  return session !== undefined;
}
