import { BlockList, isIPv4 } from 'node:net';

/** Values of TRUST_PROXY besides addresses. */
const NAMED: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Normalises IPv4-mapped IPv6 addresses. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Whether an address is a trusted proxy, by the list of TRUST_PROXY. */
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
