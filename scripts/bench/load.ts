import { randomUUIDv7 } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { Connection } from './connection.ts'
import { familyOrder } from './event.ts'
import { Tally } from './figures.ts'

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
  /** Orders a second, come what may; null: each connection asks again as soon as it is answered. */
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
  const body = JSON.stringify(familyOrder(families++, task.people))
  return `${head}\r\nidempotency-key: ${randomUUIDv7()}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}

async function order(connection: Connection, wanted: number): Promise<void> {
  const { status } = await connection.ask(request())
  tally.note(status === 201 ? 'sold' : status === 422 || status === 409 ? 'refused' : 'odd', wanted)
}

/** As fast as answers come. */
async function keepAsking(connection: Connection): Promise<void> {
  while (performance.now() < until && families < most) await order(connection, performance.now())
}

/** At a given rate: who finds no free connection waits, and the waiting counts. */
async function askInTime(connections: readonly Connection[], rate: number): Promise<void> {
  const free = [...connections]
  const waiting: number[] = []
  const serve = async (connection: Connection) => {
    for (let wanted = waiting.shift(); wanted !== undefined; wanted = waiting.shift())
      await order(connection, wanted)
    free.push(connection)
  }
  for (let sent = 0; performance.now() < until; ) {
    for (; begin + (sent * 1000) / rate <= performance.now(); sent++)
      waiting.push(begin + (sent * 1000) / rate)
    while (waiting.length > 0 && free.length > 0) void serve(free.pop() as Connection)
    await pause(1)
  }
  while (free.length < connections.length) await pause(5)
}

// Where somebody listens, how far it has come.
const telling = setInterval(() => process.send?.(families), 1_000)
const connections = await Promise.all(
  Array.from({ length: task.connections }, (_, index) =>
    Connection.open(task.ports[index % task.ports.length] ?? 0),
  ),
)
if (task.rate === null) await Promise.all(connections.map(keepAsking))
else await askInTime(connections, task.rate)
clearInterval(telling)
for (const connection of connections) connection.close()
process.stdout.write(JSON.stringify(tally.figure()), () => process.exit())
