import { message } from '@wordcluster/domain/messages/browser';
import { browserFailure } from './api-failure.ts';
import { loadScript } from './load-script.ts';

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
export async function recaptchaToken(siteKey: string, action: string): Promise<string> {
  await loadScript(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`);
  const { grecaptcha } = window;
  if (!grecaptcha) throw browserFailure(message('browser.bot_check_not_loaded'));
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  // Actions may hold letters and underscores only.
  return grecaptcha.execute(siteKey, { action: action.replaceAll('-', '_') });
}
