import { z } from 'zod'
import { Connection } from './connection.ts'
import { Tally } from './figures.ts'
import { keepPace } from './pace.ts'

/**
 * People who open one page, in a process of its own. The task comes as JSON in the first argument; the figure leaves
 * as JSON on stdout. An answer counts when it is 200 and not empty; the connection has waited for all of its bytes.
 */
const taskSchema = z.object({
  port: z.number().int(),
  path: z.string(),
  headers: z.record(z.string(), z.string()),
  connections: z.number().int(),
  warmUp: z.number(),
  seconds: z.number(),
  rate: z.number().nullable(),
})

export type PageTask = z.infer<typeof taskSchema>

const task = taskSchema.parse(JSON.parse(process.argv[2] ?? ''))
const lines = Object.entries(task.headers).map(([name, value]) => `${name}: ${value}`)
const request = `GET ${task.path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`

const connections = await Promise.all(
  Array.from({ length: task.connections }, () => Connection.open(task.port)),
)
const begin = performance.now()
const from = begin + task.warmUp * 1000
const until = from + task.seconds * 1000
const tally = new Tally(from, until)

await keepPace(connections, { begin, until, rate: task.rate }, async (connection, wanted) => {
  const { status, body } = await connection.ask(request)
  tally.note(status === 200 && body.length > 0 ? 'sold' : 'odd', wanted)
})
for (const connection of connections) connection.close()
process.stdout.write(JSON.stringify(tally.figure()), () => process.exit())
