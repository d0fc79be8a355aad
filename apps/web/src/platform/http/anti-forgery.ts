const COOKIE = 'XSRF-TOKEN=';

function cookieValue(): string | null {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(COOKIE));
  return pair === undefined ? null : decodeURIComponent(pair.slice(COOKIE.length));
}

let fetching: Promise<unknown> | null = null;

/** Asks the server for the anti-forgery cookie; called at app start, and again when it is missing or refused. */
export async function fetchAntiForgeryCookie(): Promise<void> {
  fetching ??= fetch('/api/csrf-cookie', { credentials: 'same-origin' })
    .catch(() => null)
    .finally(() => {
      fetching = null;
    });
  await fetching;
}

/** What calls without a bearer token echo in `X-XSRF-TOKEN`. */
export async function antiForgeryToken(): Promise<string> {
  if (cookieValue() === null) await fetchAntiForgeryCookie();
  return cookieValue() ?? '';
}
