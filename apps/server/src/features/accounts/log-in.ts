import { normalizeEmail } from '@wordcluster/domain/accounts/email';
import type { AnswerOf, BodyOf } from '@wordcluster/contract/types';
import type { Context } from '../../context.ts';
import { Failure } from '../../failure.ts';
import { passwordMatches } from './password-hash.ts';
import { findUserByEmail, insertAccessToken } from './repository.ts';

/** Checks the credentials and signs the device in. An account that is not confirmed yet gets errors instead of a token. */
export async function logIn(
  { db, clock }: Context,
  input: BodyOf<'POST /api/user/login'>,
): Promise<AnswerOf<'POST /api/user/login'>> {
  const user = await findUserByEmail(db, normalizeEmail(input.email));
  if (!(await passwordMatches(user?.password_hash, input.password)) || !user) {
    throw new Failure('wrong_credentials', 'Incorrect credentials');
  }
  if (!user.confirmed_at) return { errors: { email: ['Please confirm your e-mail first.'] } };
  return { token: await insertAccessToken(db, user.id, input.device_name ?? 'unknown device', clock.now()) };
}
