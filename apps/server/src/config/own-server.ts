import { REGISTRATIONS } from '@wordcluster/domain/accounts/registration-policy';
import { z } from 'zod';
import { optionalAddress, optionalText } from './kinds.ts';

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

/** Settings of the installation's purpose: a shop, or a closed group of users. */
export const ownServerSettings = {
  SHOP: z.enum(['on', 'off']).default('on'),
  /** Text and voice together, in a calendar month (UTC). */
  AI_CHARACTERS_PER_PERSON: z.coerce.number().int().min(0).max(1_000_000_000_000).optional(),
  REGISTRATION: z.enum(REGISTRATIONS).default('open'),
  REGISTRATION_DOMAINS: optionalText
    .transform((value) =>
      (value ?? '')
        .split(',')
        .map((domain) => domain.trim().toLowerCase())
        .filter(Boolean),
    )
    .refine((domains) => domains.every((domain) => DOMAIN.test(domain)), {
      message: 'must be domains such as school.example, separated by commas',
    }),
  PASSWORD_LOGIN: z.enum(['on', 'off']).default('on'),
  SITE_NAME: optionalText.pipe(z.string().max(60).optional()),
  SITE_LOGO_URL: optionalAddress,
  SITE_LOGO_FILE: optionalText,
  IMPRINT_URL: optionalAddress,
  PRIVACY_URL: optionalAddress,
  TERMS_URL: optionalAddress,
};

type Settings = z.infer<z.ZodObject<typeof ownServerSettings>>;

/** Conflicting settings, as a sentence, or null. */
export function ownServerProblem(s: Settings, providers: number): string | null {
  if (s.SHOP === 'on' && s.AI_CHARACTERS_PER_PERSON !== undefined)
    return 'AI_CHARACTERS_PER_PERSON is for a server without a shop (SHOP=off): with one, plans say how many characters there are.';
  if (s.PASSWORD_LOGIN === 'off' && providers === 0)
    return 'PASSWORD_LOGIN=off leaves nobody a way in: set up a provider too (OIDC_1_ISSUER and what belongs to it).';
  if (s.SITE_LOGO_URL !== undefined && s.SITE_LOGO_FILE !== undefined)
    return 'SITE_LOGO_URL and SITE_LOGO_FILE: set one of them.';
  return null;
}

export const ownServerConfig = (s: Settings) => ({
  shop: s.SHOP === 'on',
  /** Null: no limit. */
  charactersPerPerson: s.AI_CHARACTERS_PER_PERSON ?? null,
  registrationPolicy: { registration: s.REGISTRATION, domains: s.REGISTRATION_DOMAINS },
  passwordLogin: s.PASSWORD_LOGIN === 'on',
  site: {
    name: s.SITE_NAME ?? null,
    logoUrl: s.SITE_LOGO_URL ?? null,
    logoFile: s.SITE_LOGO_FILE ?? null,
    imprintUrl: s.IMPRINT_URL ?? null,
    privacyUrl: s.PRIVACY_URL ?? null,
    termsUrl: s.TERMS_URL ?? null,
  },
});
