import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { httpClient } from '@wordcluster/testing/http-client';
import { solved, type Challenge } from '../../../apps/server/test/setup/bot-check.ts';

const PASSWORD = 'a-long-Passphrase-27';
const ANTI_FORGERY = 'a-token-for-the-container-test';

/** Fake: a mail server that stores mails. */
export async function startMailServer() {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = '';
      stream
        .on('data', (chunk: Buffer) => (text += chunk.toString()))
        .on('end', () => {
          // Quoted-printable, as far as links are made of it.
          mails.push(text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
          done();
        });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailTo: async (email: string): Promise<string> => {
      for (let n = 0; n < 150; n += 1) {
        const found = mails.find((mail) => mail.includes(email));
        if (found) return found;
        await sleep(200);
      }
      throw new Error(`No mail came to ${email}.`);
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** A user who registers, confirms by mail and logs in as in the browser; calls use the token from then on. */
export function person(url: string, email: string) {
  const client = httpClient(url);
  const send = async <Body>(address: string, body: unknown): Promise<Body> => {
    const response = await fetch(url + address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: `XSRF-TOKEN=${ANTI_FORGERY}`,
        'x-xsrf-token': ANTI_FORGERY,
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Body;
  };
  return {
    async register({ mailTo }: MailServer): Promise<void> {
      const asked = await fetch(`${url}/api/bot-check/challenge?action=register`);
      const { challenge } = (await asked.json()) as { challenge: Challenge };
      const recaptcha_token = await solved(challenge);
      const name = { first_name: 'Con', last_name: 'Tainer' };
      await send('/api/user/register', { ...name, email, password: PASSWORD, recaptcha_token });
      const [, token] = /[?&]confirm=([\w.-]+)/.exec(await mailTo(email)) ?? [];
      await send('/api/user/confirm', { token, password: PASSWORD });
    },
    async logIn() {
      const { token } = await send<{ token: string }>('/api/user/login', {
        email,
        password: PASSWORD,
        device_name: 'test',
      });
      return <Body>(method: string, address: string, body?: unknown) => client.call<Body>(token, method, address, body);
    },
  };
}
