import { pipeline } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file within an archive: its content comes piece by piece. */
export interface ZipEntry {
  readonly name: string
  readonly content: AsyncIterable<string> | Iterable<string>
}

interface Written {
  readonly name: Buffer
  readonly sum: number
  readonly packed: number
  readonly size: number
  readonly offset: number
}

/** Sizes follow the content, and names are UTF-8. */
const FLAGS = 0x0808
const DEFLATE = 8
/** The first day that the format knows: archives of the same content are the same bytes. */
const FIRST_DAY = 0x21
const VERSION = 20

/** An archive, packed while its files are read: none of them is ever whole in memory. Of less than 4 GiB. */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for await (const { name, content } of entries) {
    const start = { name: Buffer.from(name), offset }
    const head = localHeader(start.name)
    yield head
    const counts = { sum: 0, size: 0, packed: 0 }
    for await (const piece of pack(content, counts)) {
      counts.packed += piece.length
      yield piece
    }
    const tail = descriptor(counts)
    yield tail
    offset += head.length + counts.packed + tail.length
    written.push({ ...start, ...counts })
  }
  const directory = Buffer.concat(written.map(directoryEntry))
  yield directory
  yield endOf(written.length, directory.length, offset)
}

async function* pack(
  content: ZipEntry['content'],
  counts: { sum: number; size: number },
): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const text of content) {
      const bytes = Buffer.from(text)
      counts.sum = crc32(bytes, counts.sum)
      counts.size += bytes.length
      yield bytes
    }
  }
  const deflate = createDeflateRaw({ level: 5 })
  // A failure of the content ends the packed stream with the same failure.
  pipeline(counted, deflate, () => undefined)
  for await (const piece of deflate) yield Buffer.from(piece)
}

/** Fields of a header in the order of the format: [bytes, value]. */
function fields(...values: readonly (readonly [2 | 4, number])[]): Buffer {
  const buffer = Buffer.alloc(values.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of values) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}

const localHeader = (name: Buffer) =>
  Buffer.concat([
    fields([4, 0x04034b50], [2, VERSION], [2, FLAGS], [2, DEFLATE], [2, 0], [2, FIRST_DAY]),
    fields([4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]),
    name,
  ])

const descriptor = ({ sum, packed, size }: Pick<Written, 'sum' | 'packed' | 'size'>) =>
  fields([4, 0x08074b50], [4, sum], [4, packed], [4, size])

const directoryEntry = ({ name, sum, packed, size, offset }: Written) =>
  Buffer.concat([
    fields([4, 0x02014b50], [2, VERSION], [2, VERSION], [2, FLAGS], [2, DEFLATE], [2, 0], [2, FIRST_DAY]),
    fields(
      [4, sum],
      [4, packed],
      [4, size],
      [2, name.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ),
    name,
  ])

const endOf = (entries: number, bytes: number, offset: number) =>
  fields([4, 0x06054b50], [2, 0], [2, 0], [2, entries], [2, entries], [4, bytes], [4, offset], [2, 0])
