import type { Installation } from '@wordcluster/contract/types';
import type { Config } from '../../config.ts';

/** Path of the operator's logo file. */
export const LOGO_PATH = '/site-logo';

export const installationOf = (config: Config): Installation => ({
  shop: config.shop,
  registration: config.registrationPolicy.registration,
  password_login: config.passwordLogin,
  // In development mails are read at /dev/mailbox.
  mails: config.mail.smtpUrl !== undefined || !config.production,
  sign_in_providers: config.oidc.map(({ id, name }) => ({ id, name })),
  site_name: config.site.name,
  site_logo: config.site.logoUrl ?? (config.site.logoFile === null ? null : LOGO_PATH),
  imprint_url: config.site.imprintUrl,
  privacy_url: config.site.privacyUrl,
  terms_url: config.site.termsUrl,
});

/** Whether the prerendered login page and list are valid: the build knows only default settings. */
export const isAsBuilt = ({ shop, registration, password_login, ...others }: Installation): boolean =>
  shop &&
  registration === 'open' &&
  password_login &&
  others.sign_in_providers.length === 0 &&
  [others.site_name, others.site_logo, others.imprint_url, others.privacy_url, others.terms_url].every(
    (value) => value === null,
  );
