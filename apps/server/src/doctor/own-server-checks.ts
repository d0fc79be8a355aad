import type { LoadedConfig } from '../config.ts';
import type { Services } from '../context.ts';
import { CheckFailed, reasonOf } from './check-failed.ts';

const isPublic = (publicUrl: string) => publicUrl.startsWith('https:');

/** Whether shop, registration and mails fit each other. */
export async function checkPeople(config: LoadedConfig): Promise<string> {
  const { shop, registrationPolicy, providers, mail, production, publicUrl } = config;
  if (!shop && providers.takesMoney)
    throw new CheckFailed('SHOP=off, but PAYMENT_GATEWAY is set: nothing is sold. Take the gateway and its keys out.');
  if (registrationPolicy.registration === 'open' && providers.botCheck.name === 'off' && isPublic(publicUrl))
    throw new CheckFailed(
      'BOT_CHECK=off, and REGISTRATION is open behind a public address: programs will make accounts. Set another BOT_CHECK, or close the registration.',
    );
  if (registrationPolicy.registration !== 'open' && registrationPolicy.domains.length > 0)
    throw new CheckFailed('REGISTRATION_DOMAINS counts only with REGISTRATION=open.');
  const mails = mail.smtpUrl === undefined && production ? '; links are handed out on the page People' : '';
  return `shop ${shop ? 'on' : 'off'}, registration ${registrationPolicy.registration}${mails}`;
}

/** Whether every organisation that people sign in at answers. */
export async function checkSignIn({ organisations }: Pick<Services, 'organisations'>): Promise<string> {
  const answers = await Promise.allSettled(organisations.map((one) => one.check()));
  const wrong = answers.flatMap((answer, place) => {
    const one = organisations[place];
    if (answer.status !== 'rejected' || one === undefined) return [];
    const { cause } = answer.reason as { cause?: unknown };
    return [`OIDC_${one.id}_ISSUER: ${one.issuer} (${reasonOf(cause ?? answer.reason)})`];
  });
  if (wrong.length > 0)
    throw new CheckFailed(`${wrong.join('; ')}. Check the address, DNS, and that this machine may call it.`);
  return organisations.length === 0
    ? 'passwords and what else is set up here'
    : organisations.map(({ name }) => name).join(', ');
}
