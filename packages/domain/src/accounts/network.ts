/** Network addresses for limits, session lists and the audit log: stored only truncated. */

/** The eight groups of an IPv6 address; null for anything else. Embedded IPv4 addresses are handled before. */
function groupsOf(address: string): string[] | null {
  const [head = '', tail, more] = address.split('::');
  if (more !== undefined) return null;
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = 8 - left.length - right.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...left, ...Array<string>(missing).fill('0'), ...right];
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return null;
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}

const IPV4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.(\d{1,3})$/i;

/** Both loopback addresses count as one. */
const withOneLoopback = (address: string) => (address === '::1' ? '127.0.0.1' : address);
/** `::1` in rows of earlier versions. */
const OLD_LOOPBACK = '0:0:0:0::/64';

function prefixOf(address: string, groups: number): string | null {
  const all = groupsOf(address.split('%', 1)[0] ?? '');
  return all && `${all.slice(0, groups).join(':')}::/${groups * 16}`;
}

/** The network of an address: /24 of IPv4, /64 of IPv6 (one household or host). */
export function networkOf(address: string): string {
  const [, network] = IPV4.exec(withOneLoopback(address)) ?? [];
  return network === undefined ? (prefixOf(address, 4) ?? 'unknown') : `${network}.0/24`;
}

/** The unit of rate limits: an IPv4 address, or the /64 of an IPv6 one, which is freely chosen within it. */
export function limitedAddress(address: string): string {
  const [, network, host] = IPV4.exec(withOneLoopback(address)) ?? [];
  return network === undefined ? (prefixOf(address, 4) ?? address) : `${network}.${host}`;
}

/** A stored network for display: /24, or /48 of IPv6, which identifies a customer less closely. */
export function shownNetwork(network: string): string {
  if (network === OLD_LOOPBACK) return '127.0.0.0/24';
  const [address = ''] = network.split('/');
  return network.endsWith('/64') ? (prefixOf(address, 3) ?? network) : network;
}
