/** Over https the name's prefix prevents other hosts of the domain from setting it. */
const COOKIE = /^(?:__Host-)?XSRF-TOKEN=(.*)$/;

function cookieValue(): string | null {
  const values = document.cookie.split('; ').flatMap((part) => COOKIE.exec(part)?.[1] ?? []);
  return values[0] === undefined ? null : decodeURIComponent(values[0]);
}

let fetching: Promise<unknown> | null = null;

/** Requests the anti-forgery cookie; called at app start, and again when it is missing or refused. */
export async function fetchAntiForgeryCookie(): Promise<void> {
  fetching ??= fetch('/api/csrf-cookie', { credentials: 'same-origin' })
    .catch(() => null)
    .finally(() => {
      fetching = null;
    });
  await fetching;
}

/** Value of `X-XSRF-TOKEN` for calls without a bearer token. */
export async function antiForgeryToken(): Promise<string> {
  if (cookieValue() === null) await fetchAntiForgeryCookie();
  return cookieValue() ?? '';
}
