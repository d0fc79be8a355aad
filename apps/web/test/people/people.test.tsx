import type { ResponseOf } from '@wordcluster/contract/types';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import InvitePage from '../../src/app/pages/InvitePage.tsx';
import PeoplePage from '../../src/app/pages/PeoplePage.tsx';
import { ConfirmWithoutPassword } from '../../src/features/accounts/security/ConfirmWithoutPassword.tsx';
import { learnInstallation } from '../../src/platform/installation/installation.ts';
import { message, Refusal, saying } from '../support/fake-server.ts';
import { ADMIN, CONFIGURATION, NINA } from '../support/samples.ts';
import { expectAccessible, show } from '../support/show.tsx';

type Person = ResponseOf<'GET /api/people'>['people'][number];

const ADA = { ...ADMIN, role: 'administrator' as const };
const EVA: Person = {
  id: 8,
  first_name: 'Eva',
  last_name: 'Kováčová',
  email: null,
  username: 'eva.kovacova',
  role: 'person',
  locked: false,
  last_seen: null,
};
const button = (name: string) => page.getByRole('button', { name, exact: true });

afterEach(() => learnInstallation(CONFIGURATION));

test('a one-time link is made after the administrator’s password, and shown once', async () => {
  const requests = await show(<PeoplePage />, {
    user: ADA,
    responses: {
      'GET /api/people': { people: [EVA], total: 1 },
      'POST /api/people/:id/sign-in-link': { sign_in_link: 'https://words.example/auth/sign-in?token=abc' },
    },
  });
  await button('One-time link').click();
  const question = page.getByRole('dialog', { name: 'One-time link' });
  await expect.element(question).toMatchTextContent(/Eva Kováčová · eva\.kovacova/);
  await question.getByLabelText('Your password').fill('Sunflower7');
  await button('Create the link').click();
  await expect
    .element(page.getByRole('dialog', { name: 'One-time links' }))
    .toMatchTextContent(/auth\/sign-in\?token=abc/);
  await expectAccessible();
  expect(requests.find(({ name }) => name === 'POST /api/people/:id/sign-in-link')?.body).toEqual({
    password: 'Sunflower7',
  });
});

test('a person is removed after the administrator’s password; a wrong one is refused', async () => {
  let tries = 0;
  const requests = await show(<PeoplePage />, {
    user: ADA,
    responses: {
      'GET /api/people': { people: [EVA], total: 1 },
      'DELETE /api/people/:id': () => {
        tries += 1;
        return tries === 1
          ? new Refusal('invalid', message('session.proof_missing'), { password: message('account.wrong_credentials') })
          : saying(message('person.removed'));
      },
    },
  });
  await button('More for Eva Kováčová').click();
  await page.getByRole('menuitem', { name: 'Remove', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Remove this person?' });
  await question.getByLabelText('Your password').fill('Wrong-1-word');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect.element(question.getByRole('alert')).toBeVisible();
  await question.getByLabelText('Your password').fill('Sunflower7');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(requests.filter(({ name }) => name === 'DELETE /api/people/:id').map(({ body }) => body)).toEqual([
    { password: 'Wrong-1-word' },
    { password: 'Sunflower7' },
  ]);
});

test('a teacher invites an address; where no mail is sent there is a link to pass on', async () => {
  await show(<InvitePage />, {
    user: { ...NINA, role: 'teacher' },
    responses: { 'POST /api/invitations': { link: 'https://words.example/auth/registration?invitation=x' } },
  });
  await page.getByLabelText('E-mail').fill('guest@example.com');
  await button('Invite').click();
  await expect.element(page.getByText(/Pass this link on to guest@example.com/)).toBeVisible();
  await expect.element(page.getByText('https://words.example/auth/registration?invitation=x')).toBeVisible();
  await expectAccessible();
});

test('a user without a password, an address or an organisation is asked to request a link', async () => {
  learnInstallation({ ...CONFIGURATION, shop: false, registration: 'closed' });
  await show(<ConfirmWithoutPassword onConfirmed={() => undefined} />, {
    user: { ...NINA, email: null, username: 'nina', has_password: false },
  });
  await expect.element(page.getByText(/Ask the administrator of this server for a new one-time link/)).toBeVisible();
  await expect.element(button('E-mail me a link')).not.toBeInTheDocument();
});

test('a user who signs in at an organisation confirms there', async () => {
  const sign_in_providers = [
    { id: 1, name: 'School' },
    { id: 2, name: 'Other' },
  ];
  const configuration = { ...CONFIGURATION, sign_in_providers };
  learnInstallation(configuration);
  await show(<ConfirmWithoutPassword onConfirmed={() => undefined} />, {
    user: { ...NINA, email: null, username: 'nina', has_password: false },
    responses: { 'GET /api/configuration': configuration, 'GET /api/user/identities': { providers: [1] } },
  });
  await expect.element(button('Continue with School')).toBeVisible();
  await expect.element(button('Continue with Other')).not.toBeInTheDocument();
});
