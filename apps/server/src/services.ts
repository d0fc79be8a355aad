import { googleIdentity } from './adapters/google/google-identity.ts';
import { proofOfWork } from './adapters/proof-of-work/proof-of-work.ts';
import { recaptcha } from './adapters/recaptcha/recaptcha.ts';
import type { Config } from './config.ts';
import type { Db } from './database/client.ts';
import type { BotCheck } from './ports/bot-check.ts';
import type { IdentityProvider } from './ports/identity.ts';

/** The outside services that the configuration chooses, each behind its port. */
export interface Services {
  botCheck: BotCheck;
  /** Null where no client id is configured. */
  google: IdentityProvider | null;
}

function chooseBotCheck({ botCheck, secretKey }: Config, db: Db): BotCheck {
  if (botCheck.kind === 'off') return { name: 'off', challenge: async () => null, verify: async () => true };
  if (botCheck.kind === 'recaptcha' && botCheck.recaptchaSecret) {
    return recaptcha({
      secret: botCheck.recaptchaSecret,
      url: botCheck.recaptchaUrl,
      minimumScore: botCheck.recaptchaMinimumScore,
    });
  }
  return proofOfWork(db, secretKey, botCheck.difficulty);
}

export function createServices(config: Config, db: Db): Services {
  return {
    botCheck: chooseBotCheck(config, db),
    google: config.google.clientId ? googleIdentity(config.google.clientId, config.google.keysUrl) : null,
  };
}
