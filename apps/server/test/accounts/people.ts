import { hashPassword } from '../../src/features/accounts/passwords.ts';
import type { TestResponse, Caller, TestServer } from '../setup/server.ts';

export const PASSWORD = 'Kettle-42-green';

export interface Person extends Caller {
  id: number;
  email: string;
}

/** A confirmed account with a password and a token. */
export async function personWithPassword(server: TestServer, email: string): Promise<Person> {
  const person = await server.signUp(email);
  const password_hash = await hashPassword(PASSWORD);
  await server.context.db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute();
  return person;
}

export interface LoginResponse {
  token?: string;
  second_factor?: { ticket: string; methods: string[] };
  error?: { code: string };
}

/** A login from a network address. */
export async function logInFrom(
  server: TestServer,
  ip: string,
  email: string,
  { password = PASSWORD, device = 'a browser', token }: { password?: string; device?: string; token?: string } = {},
): Promise<TestResponse<LoginResponse>> {
  return server.visitor.call(
    'POST',
    '/api/user/login',
    {
      email,
      password,
      device_name: device,
      ...(token === undefined ? {} : { recaptcha_token: token }),
    },
    { 'x-forwarded-for': ip },
  );
}

/** Subjects of the mails to an address, the newest first. */
export async function mailsTo(server: TestServer, email: string): Promise<{ subject: string; links: string[] }[]> {
  const { body } = await server.visitor.call<{ to: string; subject: string; links: string[] }[]>(
    'GET',
    '/dev/mailbox.json',
  );
  return body.filter(({ to }) => to === email);
}

/** Makes calls with a token as its owner. */
export const withToken = (server: TestServer, token: string | undefined) => ({
  call: <Body = unknown>(method: string, url: string, body?: unknown) =>
    server.visitor.call<Body>(method, url, body, { authorization: `Bearer ${token}` }),
});
