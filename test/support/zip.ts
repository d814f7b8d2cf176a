const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0))
/** Numbers as they are, texts as ASCII. */
export const bytes = (...parts: (number[] | string)[]) =>
  Buffer.from(parts.flatMap((part) => (typeof part === 'string' ? ascii(part) : part)))
/** Little-endian, as zip files have them. */
export const two = (n: number) => [n & 0xff, n >> 8]
export const four = (n: number) => [...two(n & 0xffff), ...two(n >>> 16)]
export const zeros = (count: number) => Array<number>(count).fill(0)

/**
 * A zip file of stored entries, with what our reading needs.
 * @param claimed how large each entry says to be when it is unpacked
 */
export function zip(entries: Readonly<Record<string, string>>, claimed = 0): Buffer {
  const local: (number[] | string)[] = []
  const directory: (number[] | string)[] = []
  for (const [name, content] of Object.entries(entries)) {
    local.push('PK\x03\x04', zeros(22), two(name.length), two(0), name, content)
    directory.push('PK\x01\x02', zeros(20), four(claimed), two(name.length), zeros(16), name)
  }
  const [head, index] = [bytes(...local), bytes(...directory)]
  const count = Object.keys(entries).length
  const end = bytes(
    'PK\x05\x06',
    zeros(4),
    two(count),
    two(count),
    four(index.length),
    four(head.length),
    two(0),
  )
  return Buffer.concat([head, index, end])
}
