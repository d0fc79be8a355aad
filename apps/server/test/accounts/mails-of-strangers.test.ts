import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCluster } from '../setup/clusters.ts';
import { startTestServer, type TestServer } from '../setup/server.ts';
import { logInFrom, mailsTo, PASSWORD, personWithPassword } from './people.ts';

// Cases 16 and 17 of the second security review.

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: 'loopback' });
});
afterAll(() => server.close());

const forgot = (email: string, ip: string) =>
  server.visitor.call('POST', '/api/user/forgot-password', { email }, { 'x-forwarded-for': ip });
const resetsTo = async (email: string) =>
  (await mailsTo(server, email)).filter(({ links }) => links[0]?.includes('/auth/reset-password')).length;

describe('mails for a forgotten password', () => {
  test('of 25 networks that the account never signed in from are ten an hour and twenty a day, and the owner’s come', async () => {
    const { email } = await personWithPassword(server, 'flooded@example.com');
    await logInFrom(server, '198.51.100.7', email);
    for (let n = 0; n < 25; n += 1) await forgot(email, `203.0.${n}.1`);
    expect(await resetsTo(email)).toBe(10);
    await forgot(email, '198.51.100.99');
    expect(await resetsTo(email)).toBe(11);
    for (let hour = 0; hour < 2; hour += 1) {
      server.clock.advance(3600);
      for (let n = 0; n < 12; n += 1) await forgot(email, `203.1.${n}.${hour}`);
    }
    expect(await resetsTo(email)).toBe(21);
    for (let n = 0; n < 7; n += 1) await forgot(email, '198.51.100.99');
    expect(await resetsTo(email)).toBe(26);
  });
});

describe('mails that strangers cause to an address', () => {
  test('are five a day over all accounts and over changes of e-mail, shares, invitations and registrations', async () => {
    const victim = 'victim@example.com';
    const person = async (n: number) => {
      const one = await personWithPassword(server, `stranger-${n}@example.com`);
      const premium = await server.signUp(`sharer-${n}@example.com`, 'great');
      return { one, premium };
    };
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const { one, premium } = await person(n);
      const change = await one.call('POST', '/api/user/change-email', { new_email: victim, password: PASSWORD });
      statuses.push(change.status);
      const { id } = await newCluster(premium);
      await premium.call('POST', `/api/clusters/${id}/share`, { email: victim, invite: true });
    }
    expect((await mailsTo(server, victim)).length).toBe(5);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const form = { email: victim, first_name: 'Vera', last_name: 'Nová', password: PASSWORD };
    expect((await server.visitor.call('POST', '/api/user/register', form)).status).toBe(200);
    // A registration gets the mail all the same, once: an address is registered once.
    expect((await mailsTo(server, victim)).length).toBe(6);
    for (let n = 0; n < 3; n += 1) await server.visitor.call('POST', '/api/user/register', form);
    expect((await mailsTo(server, victim)).length).toBe(6);
  });
});
