import { message } from '@wordcluster/domain/messages/browser';
import { browserFailure } from '../http/api-failure.ts';
import type { QueryOf } from '../http/api-types.ts';
import { call } from '../http/api.ts';
import { configuration } from '../queries/installation.ts';
import { loadScript } from './google-identity.ts';

/** Calls guarded by a bot check; a token is valid for one of them. */
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

/** Invisible proof that a human is present: the `recaptcha_token` of a call. Null without a bot check. */
export async function botCheck(action: BotCheckAction): Promise<string | null> {
  const { bot_check, recaptcha_site_key } = await configuration();
  if (bot_check === 'off') return null;
  if (bot_check === 'recaptcha') return recaptcha_site_key === null ? null : recaptchaToken(recaptcha_site_key, action);
  const { challenge } = await call('GET /api/bot-check/challenge', { query: { action } });
  return solve(challenge);
}

interface Recaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

/** Google's invisible check, loaded when it is first needed. */
async function recaptchaToken(siteKey: string, action: string): Promise<string> {
  await loadScript(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`);
  const { grecaptcha } = window;
  if (!grecaptcha) throw browserFailure(message('browser.bot_check_not_loaded'));
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  // Actions may hold letters and underscores only.
  return grecaptcha.execute(siteKey, { action: action.replaceAll('-', '_') });
}
