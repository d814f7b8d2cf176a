import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'
import { homeAddress } from '#test/support/home-address.ts'
import { Connection } from './connection.ts'
import { familyOrder } from './event.ts'
import { Tally } from './figures.ts'
import { keepPace } from './pace.ts'

/**
 * The crowd, in a process of its own: keeps many connections busy with orders and answers with a figure.
 * The task comes as JSON in the first argument; the figure leaves as JSON on stdout.
 */
const taskSchema = z.object({
  /** Of the servers; connections go to one after another. */
  ports: z.array(z.number().int()),
  path: z.string(),
  /** Host, cookies and CSRF header of a visit. */
  headers: z.record(z.string(), z.string()),
  connections: z.number().int(),
  warmUp: z.number(),
  seconds: z.number(),
  /** Orders a second, at a constant rate; null: each connection asks again as soon as it is answered. */
  rate: z.number().nullable(),
  /** People of each order. */
  people: z.number().int(),
  /** So many orders in all; null: as many as the time allows. */
  attempts: z.number().nullable(),
})

export type LoadTask = z.infer<typeof taskSchema>

const task = taskSchema.parse(JSON.parse(process.argv[2] ?? ''))
const begin = performance.now()
const from = begin + task.warmUp * 1000
const until = from + task.seconds * 1000
const tally = new Tally(from, until)
const head = [
  `POST ${task.path} HTTP/1.1`,
  ...Object.entries(task.headers).map(([name, value]) => `${name}: ${value}`),
  'content-type: application/json',
].join('\r\n')
const most = task.attempts ?? Number.POSITIVE_INFINITY
let families = 0

function request(): string {
  const family = families++
  const body = JSON.stringify(familyOrder(family, task.people))
  return `${head}\r\nx-forwarded-for: ${homeAddress(family)}\r\nidempotency-key: ${randomUUIDv7()}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}

async function order(connection: Connection, wanted: number): Promise<void> {
  const { status } = await connection.ask(request())
  tally.note(status === 201 ? 'sold' : status === 422 || status === 409 ? 'refused' : 'odd', wanted)
}

// Reports the progress if a parent process listens.
const reporting = setInterval(() => process.send?.(families), 1_000)
const connections = await Promise.all(
  Array.from({ length: task.connections }, (_, index) =>
    Connection.open(task.ports[index % task.ports.length] ?? 0),
  ),
)
const goesOn = () => families < most
await keepPace(connections, { begin, until, rate: task.rate, goesOn }, order)
clearInterval(reporting)
for (const connection of connections) connection.close()
process.stdout.write(JSON.stringify(tally.figure()), () => process.exit())
