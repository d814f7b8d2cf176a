/**
 * What counts as one address when requests are too frequent: an IPv4 address, or the network of an IPv6 one (/64), in
 * which a single connection has practically unlimited addresses.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped !== undefined || !plain.includes(':')) return mapped ?? plain
  const [head = '', tail] = plain.split('::')
  const before = groupsOf(head)
  const after = tail === undefined ? [] : groupsOf(tail)
  const between = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = [...before, ...between, ...after].map((group) => group.replace(/^0+(?=.)/, ''))
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** What one connection may have addresses of: 256 of IPv4 (/24), or a network of IPv6 (/64). */
export const neighbourhoodOf = (address: string): string =>
  networkOf(address).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24')

const groupsOf = (text: string) => text.split(':').filter((group) => group !== '')
