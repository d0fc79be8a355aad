import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import LegalDialog from '../../src/features/help/components/LegalDialog.tsx';
import { learnInstallation } from '../../src/platform/installation/installation.ts';
import { Copyright } from '../../src/ui/Copyright.tsx';
import { useSite } from '../../src/ui/site.ts';
import { CONFIGURATION } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';

const usual = useSite.getState();
afterEach(() => {
  learnInstallation(CONFIGURATION);
  useSite.setState(usual);
});

const OURS = {
  ...CONFIGURATION,
  terms_url: 'https://school.example/terms',
  privacy_url: 'https://school.example/privacy',
};

// Specification: S0-1.383
for (const document of ['terms', 'privacy'] as const)
  test(`the operator’s own ${document} are linked, with a shop and without`, async () => {
    for (const shop of [true, false]) {
      learnInstallation({ ...OURS, shop });
      await show(<LegalDialog document={document} onClose={() => undefined} />);
      const link = page.getByRole('link', { name: `https://school.example/${document}` });
      await expect.element(link.last()).toHaveAttribute('href', `https://school.example/${document}`);
      await expect.element(page.getByText('15 September 2023')).not.toBeInTheDocument();
    }
    await expectAccessible();
  });

test('a shop’s own texts are shown where it sells', async () => {
  await show(<LegalDialog document="terms" onClose={() => undefined} />);
  await expect.element(page.getByText('15 September 2023')).toBeVisible();
});

test('a server without a shop and without an address of its own has short neutral texts', async () => {
  learnInstallation({ ...CONFIGURATION, shop: false });
  await show(<LegalDialog document="terms" onClose={() => undefined} />);
  const text = page.getByRole('document');
  await expect.element(text).toBeVisible();
  await expect.element(page.getByText('15 September 2023')).not.toBeInTheDocument();
  expect(text.element().textContent?.length).toBeLessThan(2000);
});

test('the imprint and the name of the site are in the footer', async () => {
  useSite.setState({ name: 'Words at school', imprint: 'https://school.example/imprint' });
  await show(<Copyright />);
  await expect
    .element(page.getByRole('link', { name: 'Imprint' }))
    .toHaveAttribute('href', 'https://school.example/imprint');
  await expect.element(page.getByRole('contentinfo')).toHaveTextContent('Imprint · Words at school');
});
