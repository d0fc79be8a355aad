/**
 * `fetch` for one provider: only addresses of the origin that its setting names, and no redirects, which could carry
 * the key and a person's text to another host.
 */
export function fetchFrom(baseUrl: string): typeof fetch {
  const { origin } = new URL(baseUrl);
  return (input, init) => {
    const asked = new URL(input instanceof Request ? input.url : input).origin;
    if (asked !== origin) return Promise.reject(new TypeError(`${asked} is not the provider that is set up.`));
    return fetch(input, { ...init, redirect: 'error' });
  };
}
