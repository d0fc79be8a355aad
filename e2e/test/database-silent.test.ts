import { createCluster, valuesOf } from '../clusters.ts';
import { silenceDatabase } from '../database.ts';
import { expect, test } from '../journey.ts';
import { logIn } from '../people.ts';

test.use({ expectedErrors: /status of 503/ });
test.skip(process.platform !== 'linux', 'Nothing else tells the processes of a database.');

test('while the database is silent one notice says so; what was typed is kept, and there once', async ({
  page,
  server,
}) => {
  await logIn(page, 'demo');
  const cluster = await createCluster(page, 'In a silent hour');
  await page.goto(`/clusters/${cluster.id}/`);
  await page.getByLabel('New Wort').fill('Mond');
  await page.getByLabel('New Preklad').fill('mesiac');
  const answers: number[] = [];
  page.on('response', (answer) => {
    if (answer.request().method() === 'POST' && answer.url().endsWith('/clusterRows')) answers.push(answer.status());
  });
  const goOn = silenceDatabase(server);
  await page.getByLabel('New Preklad').press('Enter');
  await expect
    .poll(() => answers, { intervals: [50] })
    .toEqual([503])
    .finally(goOn);
  await expect(page.getByText('The server is busy. What you have typed is kept and will be sent again.')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'Mond', exact: true })).toBeVisible();

  await expect.poll(() => answers).toEqual([503, 201]);
  await expect(page.getByText(/^The server is busy/)).toBeHidden();
  await expect(page.getByRole('gridcell', { name: 'Mond', exact: true })).toHaveCount(1);
  expect(await valuesOf(page, cluster.id)).toEqual([['Mond', 'mesiac', null]]);
});
