import { expectAccessible } from '../accessibility.ts';
import { addRow, ask, createCluster } from '../clusters.ts';
import { expect, test } from '../journey.ts';
import { confirmAddress, logIn, mailAfter } from '../people.ts';

// The page of the ended link is a 404.
test.use({ expectedErrors: /Failed to load resource/ });

// Specification: S0-1.181
test('a link is opened on a phone without an account, practised, and after registering words and answers are there', async ({
  page,
  browser,
}) => {
  await logIn(page, 'demo');
  const cluster = await createCluster(page, 'Handed on');
  await addRow(page, cluster.id, 'Haus', 'dom');
  await addRow(page, cluster.id, 'Baum', 'strom');
  const { url, id } = (await ask(page, 'POST', `/api/clusters/${cluster.id}/links`, {})) as { url: string; id: number };
  const address = new URL(url).pathname;

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const visitor = await phone.newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { name: 'Handed on' })).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: 'Practise' }).click();
  for (const _ of ['Haus', 'Baum']) {
    await expect(visitor.getByText('New word')).toBeVisible();
    await visitor.getByRole('button', { name: 'I already know this' }).click();
  }
  await expect(visitor.getByText('2 words practised')).toBeVisible();
  await visitor.getByRole('button', { name: 'Done' }).click();
  await expect(visitor.getByText('2 answered right, kept in this browser')).toBeVisible();

  await visitor.getByRole('link', { name: 'Sign up' }).click();
  const email = 'phone.learner@example.com';
  await visitor.getByLabel('E-mail').fill(email);
  await visitor.getByLabel('First name').fill('Pia');
  await visitor.getByLabel('Last name').fill('Nováková');
  await visitor.getByLabel('Password', { exact: true }).fill('Sunflower7');
  await visitor.getByLabel('Repeat password').fill('Sunflower7');
  const { links } = await mailAfter(visitor, email, () => visitor.getByRole('button', { name: 'Sign up' }).click());
  await confirmAddress(visitor, links[0], 'Sunflower7');
  await visitor.getByLabel('Password', { exact: true }).fill('Sunflower7');
  await visitor.getByRole('button', { name: 'Log in' }).click();
  await expect(visitor.getByText('“Handed on” and your 2 answers are in your account.')).toBeVisible();
  await expect(visitor).toHaveURL(/\/clusters\/\d+\/$/);
  await expect(visitor.getByText('strom')).toBeVisible();

  await ask(page, 'DELETE', `/api/clusters/${cluster.id}/links/${id}`);
  await visitor.goto(address);
  await expect(visitor.getByText('This link was turned off')).toBeVisible();
  await phone.close();
});
