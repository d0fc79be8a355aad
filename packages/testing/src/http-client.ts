const ANTI_FORGERY = 'a-token-for-tests-0123456789';
const DEMO_PASSWORD = 'Wordcluster1';

/** Calls to a running product over the network, as programs make them. */
export function httpClient(url: string) {
  return {
    /** Logs a demo account in; returns its token. */
    async signIn(email: string): Promise<string> {
      const response = await fetch(`${url}/api/user/login`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: `XSRF-TOKEN=${ANTI_FORGERY}`,
          'x-xsrf-token': ANTI_FORGERY,
        },
        body: JSON.stringify({ email, password: DEMO_PASSWORD, device_name: 'test' }),
      });
      const { token } = (await response.json()) as { token: string };
      return token;
    },
    /** Makes a call and returns its JSON; throws for anything but 2xx. */
    async call<Body>(token: string, method: string, address: string, body?: unknown): Promise<Body> {
      const response = await fetch(url + address, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`);
      return (await response.json()) as Body;
    },
    /** Uploads a form with a file; throws for anything but 2xx. */
    async upload(token: string, address: string, form: FormData): Promise<void> {
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(url + address, { method: 'POST', headers, body: form });
      if (!response.ok) throw new Error(`POST ${address}: ${response.status} ${await response.text()}`);
    },
  };
}
