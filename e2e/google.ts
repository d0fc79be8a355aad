import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { test as base } from './journey.ts';

export const CLIENT_ID = 'journeys.apps.googleusercontent.com';

/** Stands in for the keys that Google publishes, and signs with them. */
interface GoogleKeys {
  /** Where the server fetches the keys. */
  address: string;
  /** An id token for a person, as Google hands it to the site with this client id. */
  idToken(person: { sub: string; email: string; nonce: string }, audience?: string): Promise<string>;
  close(): void;
}

async function publishKeys(): Promise<GoogleKeys> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid: 'journeys', alg: 'RS256', use: 'sig' };
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [key] })),
  ).listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    address: `http://localhost:${address.port}/certs`,
    idToken: ({ sub, email, nonce }, audience = CLIENT_ID) =>
      new SignJWT({ nonce, email, email_verified: true, given_name: 'Grace', family_name: 'Hopper' })
        .setProtectedHeader({ alg: 'RS256', kid: key.kid })
        .setSubject(sub)
        .setIssuer('https://accounts.google.com')
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey),
    close: () => server.close(),
  };
}

/** Journeys against a server that takes tokens signed with `keys` for Google's. */
export const test = base.extend<object, { keys: GoogleKeys }>({
  keys: [
    async ({ browserName: _unneeded }, provide) => {
      const keys = await publishKeys();
      await provide(keys);
      keys.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    ({ keys }, provide) => provide({ GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_KEYS_URL: keys.address }),
    { scope: 'worker' },
  ],
});

/**
 * Google's script as far as the login page uses it: a button in the place it is given and the one-tap card, each of
 * which hands over a token for the client id that the page named. `window.handOver` makes the token.
 */
const SCRIPT = `(() => {
  let options;
  let card = null;
  const handOver = async () => options.callback({ credential: await window.handOver(options.client_id, options.nonce) });
  const press = (name) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = name;
    button.addEventListener('click', () => void handOver());
    return button;
  };
  window.google = { accounts: { id: {
    initialize: (given) => { options = given; },
    renderButton: (place) => place.replaceChildren(press('Sign in with Google')),
    prompt: () => {
      card = document.createElement('div');
      card.setAttribute('role', 'dialog');
      card.setAttribute('aria-label', 'Sign in with one tap');
      card.append(press('Continue as Grace'));
      document.body.append(card);
    },
    cancel: () => card?.remove(),
  } } };
})();`;

/** Puts the stand-in in the place of Google's script. Answers the `Referer` of every request for it. */
export async function standInForGoogle(
  page: Page,
  handOver: (clientId: string, nonce: string) => Promise<string>,
): Promise<string[]> {
  const referrers: string[] = [];
  await page.exposeFunction('handOver', handOver);
  await page.route('https://accounts.google.com/gsi/client', async (route) => {
    referrers.push((await route.request().headerValue('referer')) ?? '');
    await route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
  });
  return referrers;
}
