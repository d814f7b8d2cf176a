import { createSocket, type RemoteInfo, type Socket } from 'node:dgram'

/**
 * A name server on loopback that speaks DNS over UDP (RFC 1035, with EDNS of RFC 6891). Strict: a question that is not
 * exactly as the protocol wants it is not answered but noted, and a test reads the notes.
 */
export interface DnsServer extends AsyncDisposable {
  /** '127.0.0.1:5353', as resolvers are configured. */
  readonly address: string
  /** Questions so far: 'TXT _zapisy.parafia.pl'. */
  readonly questions: readonly string[]
  /** What was wrong with questions. */
  readonly faults: readonly string[]
  set(name: string, records: NameRecords): void
  remove(name: string): void
  /** How all questions are answered from now on; `silent`: not at all. */
  behave(way: 'well' | 'silent' | 'failing'): void
}

export interface NameRecords {
  readonly A?: readonly string[]
  readonly AAAA?: readonly string[]
  readonly CNAME?: string
  readonly TXT?: readonly string[]
}

const TYPES = { A: 1, CNAME: 5, TXT: 16, AAAA: 28 } as const
type Type = keyof typeof TYPES
const OPT = 41
const [NOERROR, SERVFAIL, NXDOMAIN] = [0, 2, 3] as const

export async function startDnsServer(): Promise<DnsServer> {
  const socket = createSocket('udp4')
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  const names = new Map<string, NameRecords>()
  const questions: string[] = []
  const faults: string[] = []
  let way: 'well' | 'silent' | 'failing' = 'well'
  socket.on('message', (packet, from) => {
    const question = readQuestion(packet)
    if (typeof question === 'string') return void faults.push(question)
    questions.push(`${question.type} ${question.name}`)
    if (way === 'silent') return
    const answer = way === 'failing' ? { code: SERVFAIL, records: [] } : answerTo(question, names)
    reply(socket, from, packet, question, answer)
  })
  return {
    address: `127.0.0.1:${socket.address().port}`,
    questions,
    faults,
    set: (name, records) => void names.set(name, records),
    remove: (name) => void names.delete(name),
    behave: (to) => {
      way = to
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}

interface Question {
  readonly name: string
  readonly type: Type
  /** Where the question ends in the packet. */
  readonly end: number
}

/** The one question of a packet, or what is wrong with it. */
function readQuestion(packet: Buffer): Question | string {
  if (packet.length < 12) return 'shorter than a header'
  const flags = packet.readUInt16BE(2)
  // QR, opcode, AA, TC, RA, Z and the code must be 0 in a question; RD and AD, CD may be set.
  if ((flags & 0b1111_1110_1100_1111) !== 0) return `flags ${flags.toString(16)}`
  const [questions, answers, authorities, more] = [4, 6, 8, 10].map((at) => packet.readUInt16BE(at))
  if (questions !== 1 || answers !== 0 || authorities !== 0 || (more ?? 0) > 1) return 'not one question'
  const name = readName(packet, 12)
  if (name === null) return 'malformed name'
  if (packet.length < name.end + 4) return 'cut off'
  const number = packet.readUInt16BE(name.end)
  const type = (Object.keys(TYPES) as Type[]).find((each) => TYPES[each] === number)
  if (type === undefined) return `type ${number}`
  if (packet.readUInt16BE(name.end + 2) !== 1) return 'not of the internet'
  const end = name.end + 4
  if (more === 0) return packet.length === end ? { name: name.text, type, end } : 'bytes after the question'
  return isOption(packet, end) ? { name: name.text, type, end } : 'malformed additional record'
}

/** Labels without pointers: there is nothing before to point to. */
function readName(packet: Buffer, start: number): { text: string; end: number } | null {
  const labels: string[] = []
  let at = start
  for (;;) {
    const length = packet[at]
    if (length === undefined || length > 63 || at + 1 + length > packet.length) return null
    at += 1
    if (length === 0) break
    labels.push(packet.toString('latin1', at, at + length).toLowerCase())
    at += length
  }
  return at - start > 255 || labels.length === 0 ? null : { text: labels.join('.'), end: at }
}

/** The root name, type OPT, and exactly as many bytes as it says. */
const isOption = (packet: Buffer, at: number): boolean =>
  packet.length >= at + 11 &&
  packet[at] === 0 &&
  packet.readUInt16BE(at + 1) === OPT &&
  packet.length === at + 11 + packet.readUInt16BE(at + 9)

interface Answer {
  readonly code: number
  readonly records: readonly Buffer[]
}

/** Follows a CNAME as a recursive server does. */
function answerTo({ name, type }: Question, names: ReadonlyMap<string, NameRecords>): Answer {
  const records: Buffer[] = []
  let at = name
  for (let hops = 0; hops < 8; hops += 1) {
    const known = names.get(at)
    if (known === undefined) return { code: records.length > 0 ? NOERROR : NXDOMAIN, records }
    if (known.CNAME === undefined || type === 'CNAME') {
      const values = type === 'CNAME' ? [known.CNAME ?? []].flat() : (known[type] ?? [])
      return { code: NOERROR, records: [...records, ...values.map((value) => record(at, type, value))] }
    }
    records.push(record(at, 'CNAME', known.CNAME))
    at = known.CNAME
  }
  return { code: SERVFAIL, records: [] }
}

function record(name: string, type: Type, value: string): Buffer {
  const data = dataOf(type, value)
  const head = Buffer.alloc(10)
  head.writeUInt16BE(TYPES[type], 0)
  head.writeUInt16BE(1, 2)
  // A time to live of 0: nobody may remember it.
  head.writeUInt16BE(data.length, 8)
  return Buffer.concat([nameBytes(name), head, data])
}

function dataOf(type: Type, value: string): Buffer {
  switch (type) {
    case 'A':
      return Buffer.from(value.split('.').map(Number))
    case 'AAAA':
      return Buffer.from(fullAddress(value), 'hex')
    case 'CNAME':
      return nameBytes(value)
    case 'TXT':
      return chunks(Buffer.from(value))
  }
}

/** '2001:db8::7' as 32 hexadecimal digits. */
function fullAddress(address: string): string {
  const [before = '', after = ''] = address.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':').map((group) => group.padStart(4, '0')))
  const [left, right] = [groups(before), groups(after)]
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0000'), ...right].join('')
}

function chunks(text: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at === 0 || at < text.length; at += 255) {
    const part = text.subarray(at, at + 255)
    parts.push(Buffer.from([part.length]), part)
  }
  return Buffer.concat(parts)
}

const nameBytes = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').flatMap((label) => [Buffer.from([label.length]), Buffer.from(label)]),
    Buffer.from([0]),
  ])

function reply(
  socket: Socket,
  { port, address }: RemoteInfo,
  packet: Buffer,
  { end }: Question,
  { code, records }: Answer,
): void {
  const head = Buffer.from(packet.subarray(0, 12))
  // QR, RD as asked, RA, and the code.
  head.writeUInt16BE(0x8080 | (packet.readUInt16BE(2) & 0x0100) | code, 2)
  head.writeUInt16BE(records.length, 6)
  head.writeUInt16BE(0, 8)
  head.writeUInt16BE(0, 10)
  socket.send(Buffer.concat([head, packet.subarray(12, end), ...records]), port, address)
}
