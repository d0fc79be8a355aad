import { message } from '@wordcluster/domain/messages/all';
import type { Context } from '../../context.ts';
import { invalidField } from '../../failure.ts';
import type { BotCheckAction } from '../../ports/sign-in.ts';

/** Verifies the token of the invisible bot check for an action, and uses it up. */
export async function passesBotCheck(
  context: Context,
  token: string | null | undefined,
  action: BotCheckAction,
  ip: string,
): Promise<boolean> {
  if (context.botCheck.name === 'off') return true;
  return token ? context.botCheck.verify(token, action, ip, context.clock.now()) : false;
}

/** Throws unless the token of the invisible check is good for this action. */
export async function assertNoBot(
  context: Context,
  token: string | null | undefined,
  action: BotCheckAction,
  ip: string,
): Promise<void> {
  if (await passesBotCheck(context, token, action, ip)) return;
  throw invalidField('recaptcha_token', message('account.bot_check_failed'));
}
