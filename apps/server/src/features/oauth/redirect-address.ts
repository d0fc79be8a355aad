/** RFC 8252: native programs listen on a free loopback port. */
const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** Private schemes contain a domain name, so that they are unique; these widely used ones do not. */
const KNOWN_SCHEMES = new Set(['cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:']);
const PRIVATE_SCHEME = /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/;

const isLoopback = ({ protocol, hostname }: URL) => protocol === 'http:' && LOOPBACK.has(hostname);

/** An allow list: a browser runs the address of some schemes (`javascript:`) as a script. */
export function isRedirectAllowed(address: string): boolean {
  if (!URL.canParse(address) || /[#\s\\]/.test(address)) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return false;
  return (
    url.protocol === 'https:' || isLoopback(url) || KNOWN_SCHEMES.has(url.protocol) || PRIVATE_SCHEME.test(url.protocol)
  );
}

/** The exact address, but for the port of a loopback one. */
export function isRegistered(address: string, registered: readonly string[]): boolean {
  if (!isRedirectAllowed(address)) return false;
  return registered.some(
    (one) => one === address || (isLoopback(new URL(one)) && withoutPort(one) === withoutPort(address)),
  );
}

/** As it was written, since `URL` would write some addresses another way. */
const withoutPort = (address: string) => address.replace(/^(http:\/\/(?:\[::1\]|[^:/?]+)):\d{1,5}(?=[/?]|$)/, '$1');

/** Displayed host of a redirect URI; null for a program on the same device. */
export function displayHost(address: string): string | null {
  const url = new URL(address);
  return url.protocol === 'https:' ? url.host : null;
}

/** The address with parameters added; those that it has stay. */
export function addressWith(address: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(
    Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
  return `${address}${address.includes('?') ? '&' : '?'}${query.toString()}`;
}
