import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limitedAddress, networkOf, shownNetwork } from '../../src/accounts/network.ts';

test.each([
  ['203.0.113.77', '203.0.113.77', '203.0.113.0/24', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.0/24', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8::1', '2001:db8:0:0::/64', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '127.0.0.1', '127.0.0.0/24', '127.0.0.0/24'],
  ['127.0.0.1', '127.0.0.1', '127.0.0.0/24', '127.0.0.0/24'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
])('%s', (address, limited, network, shown) => {
  expect(limitedAddress(address)).toBe(limited);
  expect(networkOf(address)).toBe(network);
  expect(shownNetwork(network)).toBe(shown);
});

test('all addresses of one IPv6 network count as one, however they are written', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  fc.assert(
    fc.property(
      fc.array(group, { minLength: 8, maxLength: 8 }),
      fc.array(group, { minLength: 4, maxLength: 4 }),
      (a, b) => {
        const other = [...a.slice(0, 4), ...b];
        const write = (groups: number[]) =>
          groups.map((value) => value.toString(16).toUpperCase().padStart(4, '0')).join(':');
        expect(limitedAddress(write(other))).toBe(limitedAddress(a.map((value) => value.toString(16)).join(':')));
      },
    ),
  );
});

test('this computer is shown as such in what was kept before', () => {
  expect(shownNetwork('0:0:0:0::/64')).toBe('127.0.0.0/24');
});

test('invalid addresses are one unknown network', () => {
  for (const nonsense of ['', 'x', '1:2:3', '1::2::3', '1:2:3:4:5:6:7:8:9'])
    expect(networkOf(nonsense)).toBe('unknown');
});
