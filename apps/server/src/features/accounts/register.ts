import { normalizeEmail } from '@wordcluster/domain/accounts/email';
import { normalizeName } from '@wordcluster/domain/accounts/names';
import { registrationErrors } from '@wordcluster/domain/accounts/registration';
import type { BodyOf } from '@wordcluster/contract/types';
import type { Context } from '../../context.ts';
import { assertNoErrors } from '../../failure.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { alreadyRegisteredLetter, confirmationLetter } from './letters.ts';
import { accountLinks } from './links.ts';
import { hashPassword } from './password-hash.ts';
import { findUserByEmail, replaceMailToken } from './repository.ts';

export const CONFIRM_HOURS = 48;

/**
 * Creates an account that waits for its confirmation mail. A taken address gets the same answer,
 * and its owner a mail, so that nobody learns who has an account here.
 */
export async function register(context: Context, input: BodyOf<'POST /api/user/register'>): Promise<void> {
  const email = normalizeEmail(input.email);
  assertNoErrors(registrationErrors(input));
  const passwordHash = await hashPassword(input.password);
  const links = accountLinks(context.config);
  const now = context.clock.now();
  await context.db.transaction().execute(async (trx) => {
    const created = await trx
      .insertInto('users')
      .values({
        email,
        first_name: normalizeName(input.first_name),
        last_name: normalizeName(input.last_name),
        password_hash: passwordHash,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning(['id', 'first_name'])
      .executeTakeFirst();
    if (created) {
      const token = await replaceMailToken(trx, created.id, 'confirm', now, CONFIRM_HOURS);
      await enqueueMail(context, trx, email, confirmationLetter(created.first_name, links.confirm(token)));
      return;
    }
    const owner = await findUserByEmail(trx, email);
    if (owner) await enqueueMail(context, trx, email, alreadyRegisteredLetter(owner.first_name, links.forgot()));
  });
}
