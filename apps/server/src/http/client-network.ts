import { BlockList, isIPv4 } from 'node:net';

/** What the names mean that TRUST_PROXY takes besides addresses. */
const NAMED: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Of an IPv6 address, what a household or a server has for itself: it may send from any address in it. */
const NETWORK_GROUPS = 4;

/** An IPv4 address as such also where the system writes it as an IPv6 one. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Whom limits count as one: an IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(address: string): string {
  const known = plain(address);
  if (isIPv4(known)) return known;
  const [head = '', tail] = (known.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const [before, after] = [groups(head), groups(tail)];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const all = [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after];
  const network = all.slice(0, NETWORK_GROUPS).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}

/** Whether an address belongs to one of the proxies, as TRUST_PROXY lists them. */
export function proxyTest(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const proxy of proxies.flatMap((name) => NAMED[name] ?? [name])) {
    const [address = '', prefix] = proxy.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => list.check(plain(address), isIPv4(plain(address)) ? 'ipv4' : 'ipv6');
}
