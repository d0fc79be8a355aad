import { z } from 'zod';
import { optionalText } from './kinds.ts';
import { ConfigurationError } from './kinds.ts';

/** Organisations with sign-in by OpenID Connect. */
export const OIDC_PROVIDERS = [1, 2, 3, 4, 5] as const;

const issuer = optionalText.refine((value) => value === undefined || isIssuer(value), {
  message: 'must be an address that begins with https:// (http:// only at localhost)',
});

function isIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, search, hash } = new URL(value);
  const local = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return (protocol === 'https:' || (protocol === 'http:' && local)) && search + hash === '';
}

const flag = z.enum(['on', 'off']);

const settingsOf = (n: number) => ({
  [`OIDC_${n}_ISSUER`]: issuer,
  [`OIDC_${n}_CLIENT_ID`]: optionalText,
  [`OIDC_${n}_CLIENT_SECRET`]: optionalText,
  [`OIDC_${n}_NAME`]: optionalText.pipe(z.string().max(40).optional()),
  [`OIDC_${n}_SCOPES`]: z.string().trim().default('openid email profile'),
  [`OIDC_${n}_ROLE_CLAIM`]: optionalText,
  [`OIDC_${n}_ADMIN_VALUE`]: optionalText,
  [`OIDC_${n}_TEACHER_VALUE`]: optionalText,
  [`OIDC_${n}_CREATE`]: flag.default('on'),
  [`OIDC_${n}_TRUST_EMAIL`]: flag.default('off'),
});

export const oidcSettings: z.ZodRawShape = Object.assign({}, ...OIDC_PROVIDERS.map(settingsOf));

export interface OidcProvider {
  /** Its number in the settings and in the redirect address. */
  id: number;
  issuer: string;
  clientId: string;
  /** Null: a public client, which PKCE alone protects. */
  clientSecret: string | null;
  name: string;
  scopes: string;
  /** Claim with the users' roles; null if roles are assigned here. */
  roles: { claim: string; administrator: string | null; teacher: string | null } | null;
  create: boolean;
  trustEmail: boolean;
}

/** The configured ones; throws if a required setting is missing. */
export function oidcConfig(values: Readonly<Record<string, unknown>>): OidcProvider[] {
  return OIDC_PROVIDERS.flatMap((n): OidcProvider[] => {
    const read = (name: string) => {
      const value = values[`OIDC_${n}_${name}`];
      return typeof value === 'string' ? value : null;
    };
    const [from, clientId, name] = [read('ISSUER'), read('CLIENT_ID'), read('NAME')];
    if (from === null && clientId === null && name === null && read('CLIENT_SECRET') === null) return [];
    const missing = [from === null && 'ISSUER', clientId === null && 'CLIENT_ID', name === null && 'NAME'].filter(
      Boolean,
    );
    if (from === null || clientId === null || name === null)
      throw new ConfigurationError(
        `Signing in with provider ${n} needs ${missing.map((part) => `OIDC_${n}_${String(part)}`).join(', ')} too.`,
      );
    const claim = read('ROLE_CLAIM');
    return [
      {
        id: n,
        issuer: from,
        clientId,
        clientSecret: read('CLIENT_SECRET'),
        name,
        scopes: read('SCOPES') ?? 'openid email profile',
        roles: claim === null ? null : { claim, administrator: read('ADMIN_VALUE'), teacher: read('TEACHER_VALUE') },
        create: read('CREATE') !== 'off',
        trustEmail: read('TRUST_EMAIL') === 'on',
      },
    ];
  });
}
