import { expect, test } from 'vitest';
import { loadConfig } from '../../src/config.ts';
import { checkPeople, checkSignIn } from '../../src/doctor/examine.ts';
import type { OrganisationSignIn } from '../../src/ports/sign-in.ts';

const PUBLIC = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://words.example.com',
  ADMIN_EMAIL: 'owner@example.com',
  SECRET_KEY: 'Jm3vT9qLx2Wc8Rb5Hd1Yp6Kz4Ns7Gf0QeUaVtBiOj',
};
const peopleOf = (env: Record<string, string>) => checkPeople(loadConfig({ ...PUBLIC, ...env }));

// Specification: S0-1.385
test('doctor reports settings of a server without a shop that have no effect or are too open', async () => {
  const closed = { SHOP: 'off', REGISTRATION: 'closed' };
  await expect(peopleOf(closed)).resolves.toBe(
    'shop off, registration closed; links are handed out on the page People',
  );
  const gateway = { PAYMENT_GATEWAY: 'stripe', STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh' };
  await expect(peopleOf({ ...closed, ...gateway })).rejects.toThrow('SHOP=off, but PAYMENT_GATEWAY is set');
  // Production refuses it by itself.
  const open = { NODE_ENV: 'development', SHOP: 'off', BOT_CHECK: 'off' };
  await expect(peopleOf(open)).rejects.toThrow('BOT_CHECK=off, and REGISTRATION is open behind a public address');
  await expect(peopleOf({ ...closed, REGISTRATION_DOMAINS: 'school.example' })).rejects.toThrow(
    'REGISTRATION_DOMAINS counts only with REGISTRATION=open',
  );
});

test('doctor names every provider of sign-in that does not answer, and why', async () => {
  const organisation = (id: number, check: () => Promise<void>) =>
    ({ id, name: `Provider ${id}`, issuer: `https://id${id}.example`, check }) as unknown as OrganisationSignIn;
  const well = organisation(1, async () => undefined);
  const away = organisation(2, async () => {
    throw new Error('unavailable', { cause: new Error('ENOTFOUND id2.example') });
  });
  await expect(checkSignIn({ organisations: [] })).resolves.toContain('passwords');
  await expect(checkSignIn({ organisations: [well] })).resolves.toBe('Provider 1');
  await expect(checkSignIn({ organisations: [well, away] })).rejects.toThrow(
    'OIDC_2_ISSUER: https://id2.example (ENOTFOUND id2.example)',
  );
});
