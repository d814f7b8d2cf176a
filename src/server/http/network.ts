/**
 * What counts as one address when somebody asks too often: an IPv4 address, or the network of an IPv6 one (/64), in
 * which a single connection has more addresses than anybody can count.
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

const groupsOf = (text: string) => text.split(':').filter((group) => group !== '')
