import { BlockList, isIP } from 'node:net';

/** Push services of current browsers: Chrome and its relatives, Firefox, Safari, Edge. */
export const BROWSERS_OWN =
  'fcm.googleapis.com,jmt17.google.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com';

const HOST = /^(\*|(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+)$/;
const ORIGIN = /^https?:\/\/(\[[0-9a-f:]+\]|[a-z0-9.-]+)(:\d{1,5})?$/;

/** Whether a text is a host, all hosts below one (`*.example.com`), any (`*`), or an origin. */
export const isHostPattern = (text: string): boolean => HOST.test(text) || (ORIGIN.test(text) && URL.canParse(text));

/** As endpoints are compared with it: an origin without the port that its kind has anyway. */
export const plainPattern = (text: string): string => (URL.canParse(text) ? new URL(text).origin : text);

/**
 * Reach of an endpoint: `public` may only resolve to public addresses, `named` to any address of the operator's origin.
 */
export function reachOf(endpoint: string, patterns: readonly string[]): 'public' | 'named' | null {
  if (!URL.canParse(endpoint)) return null;
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return null;
  if (patterns.includes(origin)) return 'named';
  if (protocol !== 'https:' || port !== '' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return null;
  const fits = (pattern: string) =>
    pattern === '*'
      ? hostname.includes('.')
      : pattern.startsWith('*.')
        ? hostname.endsWith(pattern.slice(1))
        : hostname === pattern;
  return patterns.some(fits) ? 'public' : null;
}

/** Networks that are not public: loopback, private and reserved ranges (RFC 6890). */
const INSIDE: readonly [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
const inside = new BlockList();
for (const [network, bits] of INSIDE) inside.addSubnet(network, bits);
/** For IPv6 only global unicast (2000::/3), without ranges that embed IPv4 addresses or are for documentation. */
const outside = new BlockList();
outside.addSubnet('2000::', 3, 'ipv6');
const carriers = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  carriers.addSubnet(network, bits, 'ipv6');

/** Whether an address is public. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inside.check(address);
  return isIP(address) === 6 && outside.check(address, 'ipv6') && !carriers.check(address, 'ipv6');
}
