import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose';
import { z } from 'zod';
import type { IdentityProvider } from '../../ports/sign-in.ts';
import { fetchFrom } from '../provider.ts';

const claims = z.object({
  sub: z.string().min(1),
  email: z.email(),
  email_verified: z.union([z.literal(true), z.literal('true')]),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().optional(),
  nonce: z.string().optional(),
});

/** Google's own keys rotate every few days; an unknown key id makes jose fetch them again, at most every 30 s. */
export function googleIdentity(clientId: string, keysUrl: string): IdentityProvider {
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    cooldownDuration: 30_000,
    cacheMaxAge: 600_000,
    timeoutDuration: 8000,
    [customFetch]: fetchFrom(keysUrl),
  });
  return {
    async identify(idToken) {
      const { payload } = await jwtVerify(idToken, keys, {
        issuer: ['https://accounts.google.com', 'accounts.google.com'],
        audience: clientId,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'email', 'exp', 'iat'],
        clockTolerance: 60,
      });
      const { sub, email, given_name, family_name, name, nonce } = claims.parse(payload);
      const [first = '', ...rest] = (name ?? '').split(' ');
      return {
        subject: sub,
        email: email.toLowerCase(),
        firstName: given_name ?? first,
        lastName: family_name ?? rest.join(' '),
        nonce: nonce ?? null,
      };
    },
  };
}
