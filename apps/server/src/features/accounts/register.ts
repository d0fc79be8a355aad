import type { InterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import { normalizeEmail } from '@wordcluster/domain/accounts/email';
import { normalizeName } from '@wordcluster/domain/accounts/names';
import { registrationErrors } from '@wordcluster/domain/accounts/registration';
import type { BodyOf } from '@wordcluster/contract/types';
import type { Context } from '../../context.ts';
import { assertNoErrors } from '../../failure.ts';
import { countUse } from '../../access/throttle.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { recordEvent } from '../audit/record-event.ts';
import { alreadyRegisteredMail, confirmationMail, accountLinks } from './mails.ts';
import { hashPassword, assertNotGuessable } from './passwords.ts';
import { findUserByEmail, insertMailToken, insertUser } from './repository.ts';

export const CONFIRM_HOURS = 48;
/** Whoever tries others' addresses does not flood them. */
const MAILS_TO_OWNER = { times: 5, seconds: 86_400 };

/** Throws for a form that cannot be registered: what is refused counts neither for the address nor for the e-mail. */
export function assertRegistrable(input: BodyOf<'POST /api/user/register'>): void {
  assertNoErrors(registrationErrors(input));
  assertNotGuessable('password', input.password, input);
}

/**
 * Creates an account that waits for its confirmation mail. A taken address gets the same answer,
 * and its owner a mail, so that nobody learns who has an account here. Mails speak `language` from then on.
 */
export async function register(
  context: Context,
  input: BodyOf<'POST /api/user/register'>,
  { network, language }: { network: string; language: InterfaceLanguage | null },
): Promise<void> {
  assertRegistrable(input);
  const email = normalizeEmail(input.email);
  const passwordHash = await hashPassword(input.password);
  const links = accountLinks(context.config);
  const now = context.clock.now();
  await context.db.transaction().execute(async (trx) => {
    const first_name = normalizeName(input.first_name);
    const userId = await insertUser(trx, {
      email,
      first_name,
      last_name: normalizeName(input.last_name),
      password_hash: passwordHash,
      locale: language,
      created_at: now,
    });
    if (userId !== null) {
      await recordEvent(trx, { type: 'registered', at: now, userId, byUserId: userId, network });
      const token = await insertMailToken(trx, userId, 'confirm', now, CONFIRM_HOURS);
      await enqueueMail(context, trx, email, confirmationMail(first_name, links.confirm(token)));
      return;
    }
    const owner = await findUserByEmail(trx, email);
    const many = await countUse({ ...context, db: trx }, `registered-mail:account:${email}`, MAILS_TO_OWNER);
    if (owner && many === null)
      await enqueueMail(context, trx, email, alreadyRegisteredMail(owner.first_name, links.forgot()));
  });
}
