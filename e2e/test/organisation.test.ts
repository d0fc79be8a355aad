import { test as base } from '@playwright/test';
import { createProduct, type Product } from '@wordcluster/testing/product';
import { startProvider, type Claims } from '../../apps/server/test/own-server/provider.ts';
import { expect } from '../journey.ts';

interface Organisation {
  server: Product;
  issuer: string;
}

const people = new Map<string, Claims>([
  ['eva-1', { email: 'eva@company.example', email_verified: true, given_name: 'Eva', family_name: 'Nová' }],
]);

/** The product beside a real provider of OpenID Connect. */
const test = base.extend<object, { organisation: Organisation }>({
  organisation: [
    async ({ browser }, provide) => {
      const settings: Record<string, string> = { SHOP: 'off', PASSWORD_LOGIN: 'off' };
      const server = await createProduct(settings);
      const provider = await startProvider([`${server.url}/auth/oidc/1/callback`], people, [server.url]);
      Object.assign(settings, {
        OIDC_1_ISSUER: provider.issuer,
        OIDC_1_CLIENT_ID: 'words',
        OIDC_1_CLIENT_SECRET: 's'.repeat(40),
        OIDC_1_NAME: 'Example Ltd',
      });
      await server.start();
      expect(browser.isConnected()).toBe(true);
      await provide({ server, issuer: provider.issuer });
      await server.remove();
      await provider.close();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: async ({ organisation }, provide) => provide(organisation.server.url),
});

// Specification: S0-1.315
test('one button signs in at the organisation, and logging out ends the session there too', async ({
  page,
  organisation,
}) => {
  await page.goto('/auth/login');
  await expect(page.getByLabel('Password')).toHaveCount(0);
  await page.getByRole('link', { name: 'Continue with Example Ltd' }).click();
  await expect(page).toHaveURL(/\/clusters\/?$/);
  await page.goto('/security');
  await expect(page.getByText('Example Ltd')).toBeVisible();
  await expect(page.getByText('connected', { exact: true })).toBeVisible();
  await page.goto('/change-password');
  await expect(page).toHaveURL(/\/clusters\/?$/);
  await page.goto('/logout');
  await expect(page).toHaveURL(new RegExp(`^${organisation.issuer}/session/end`));
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await page.goto('/clusters');
  await expect(page).toHaveURL(/\/auth\/login$/);
});
