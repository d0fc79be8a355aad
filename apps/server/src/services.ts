import { googleIdentity } from './adapters/google/google-identity.ts';
import { mailboxMailer } from './adapters/mailbox/mailbox.ts';
import { oidcSignIn } from './adapters/oidc/oidc-sign-in.ts';
import { smtpMailer } from './adapters/smtp/smtp-mailer.ts';
import type { ProviderDeps } from './adapters/provider.ts';
import type { Config } from './config.ts';
import type { Services } from './context.ts';
import type { PaymentGateways } from './ports/payment-gateway.ts';

/** Services chosen by the configuration; the embedded ones by default. */
export function createServices(config: Config, around: Omit<ProviderDeps, 'secretKeys'>): Services {
  const { providers, google, oidc, publicUrl, mail } = config;
  const surroundings = { ...around, secretKeys: config.secretKeys };
  return {
    teacher: providers.teacher.open(surroundings),
    translator: providers.translator.open(surroundings),
    speaker: providers.speaker.open(surroundings),
    mediaStore: providers.mediaStore.open(surroundings),
    push: providers.push.open(surroundings),
    botCheck: providers.botCheck.open(surroundings),
    payments: openGateways(config, surroundings),
    organisations: oidc.map((one) => oidcSignIn(one, `${publicUrl}/auth/oidc/${one.id}/callback`)),
    mailer: mail.smtpUrl ? smtpMailer(mail.smtpUrl, mail.from) : mailboxMailer,
    google: google.clientId ? googleIdentity(google.clientId, google.keysUrl) : null,
  };
}

/** Every configured gateway; only the chosen one takes new payments. */
function openGateways({ providers }: Config, surroundings: ProviderDeps): PaymentGateways {
  const opened = providers.gateways.map((gateway) => gateway.open(surroundings));
  const named = (name: string | null) => opened.find((gateway) => gateway.name === name) ?? null;
  return { chosen: named(providers.gateway), named };
}
