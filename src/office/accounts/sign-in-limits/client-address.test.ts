import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

test.each([
  ['without a proxy, whatever a client claims', 0, '1.1.1.1, 2.2.2.2', '203.0.113.9'],
  ['behind one proxy, what that one appended', 1, '1.1.1.1, 2.2.2.2', '2.2.2.2'],
  ['behind two, the second from the right', 2, '1.1.1.1, 2.2.2.2', '1.1.1.1'],
  ['behind more than said a word, the first that is known', 3, '2.2.2.2', '2.2.2.2'],
  ['behind a proxy that says nothing, the proxy', 1, undefined, '203.0.113.9'],
  ['behind a proxy that says nonsense, the proxy', 1, 'unknown', '203.0.113.9'],
  ['with its port', 1, '2.2.2.2:4711', '2.2.2.2'],
  ['with its port, of several digits each', 1, '198.51.100.77:4711', '198.51.100.77'],
  ['with nothing after the last comma', 1, '2.2.2.2, ', '2.2.2.2'],
  ['with something after the port', 1, '2.2.2.2:4711x', '203.0.113.9'],
  ['with something before it', 1, 'x2.2.2.2:4711', '203.0.113.9'],
  ['with something before a bracket', 1, 'x[2001:db8::1]', '203.0.113.9'],
  ['with something after a bracket', 1, '[2001:db8::1]:443x', '203.0.113.9'],
  ['in brackets without a port', 1, '[2001:db8:1:2::7]', '2001:db8:1:2::/64'],
])('%s', (_, trustedProxies, forwardedFor, address) => {
  expect(clientAddress('203.0.113.9', forwardedFor, trustedProxies)).toBe(address)
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['[2001:DB8:1:2::7]:443', '2001:db8:1:2::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::3:4:5:6:7:8', '0:0:3:4::/64'],
  ['1::4:5:6:7:8', '1:0:0:4::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
])('%s counts as %s', (given, counted) => {
  expect(clientAddress(given, undefined, 0)).toBe(counted)
})

test('nobody in particular, where nothing is known', () => {
  expect(clientAddress(undefined, undefined, 0)).toBe('unknown')
})
