import { normalizeEmail, validateEmail } from '@wordcluster/domain/accounts/email';
import { validateFirstName, validateLastName } from '@wordcluster/domain/accounts/names';
import { validatePassword } from '@wordcluster/domain/accounts/password';
import type { BodyOf } from '@wordcluster/contract/types';
import type { Context } from '../../context.ts';
import { assertValid } from '../../failure.ts';
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
  assertValid({
    email: validateEmail(email),
    first_name: validateFirstName(input.first_name),
    last_name: validateLastName(input.last_name),
    password: validatePassword(input.password),
  });
  const passwordHash = await hashPassword(input.password);
  const links = accountLinks(context.config);
  const now = context.clock.now();
  await context.db.transaction().execute(async (trx) => {
    const created = await trx
      .insertInto('users')
      .values({
        email,
        first_name: input.first_name.trim().normalize('NFC'),
        last_name: input.last_name.trim().normalize('NFC'),
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
