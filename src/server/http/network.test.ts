import { expect, test } from 'vitest'
import { neighbourhoodOf, networkOf } from './network.ts'

test.each([
  ['192.0.2.17', '192.0.2.17'],
  ['::ffff:192.0.2.17', '192.0.2.17'],
  ['::FFFF:192.0.2.18', '192.0.2.18'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['192.0.2.17', '192.0.2.0/24'],
  ['::ffff:192.0.2.200', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
])('%s is in the network of %s', (address, network) => {
  expect(neighbourhoodOf(address)).toBe(network)
})
