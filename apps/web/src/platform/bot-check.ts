import { message } from '@wordcluster/domain/messages/browser';
import { browserFailure } from './api-failure.ts';
import type { QueryOf } from './api-types.ts';
import { call } from './api.ts';
import { configuration } from './configuration.ts';
import { recaptchaToken } from './recaptcha.ts';

/** The calls that a bot check guards; a token is good for one of them. */
export type BotCheckAction = QueryOf<'GET /api/bot-check/challenge'>['action'];

const cannotCheck = () => browserFailure(message('browser.bot_check_failed'));

/** Solves the server's puzzle in a worker, so that typing stays smooth. */
function solve(challenge: unknown): Promise<string> {
  const worker = new Worker(new URL('./bot-check-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      typeof data === 'string' ? resolve(data) : reject(cannotCheck()),
    );
    worker.addEventListener('error', () => reject(cannotCheck()));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}

/** Proves without a visible step that a person is there: the `recaptcha_token` of a call. Null where no check is asked. */
export async function botCheck(action: BotCheckAction): Promise<string | null> {
  const { bot_check, recaptcha_site_key } = await configuration();
  if (bot_check === 'off') return null;
  if (bot_check === 'recaptcha') return recaptcha_site_key === null ? null : recaptchaToken(recaptcha_site_key, action);
  const { challenge } = await call('GET /api/bot-check/challenge', { query: { action } });
  return solve(challenge);
}
