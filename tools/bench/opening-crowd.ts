import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'
import { homeAddress } from '#test/support/home-address.ts'
import { Connection } from './connection.ts'
import { familyOrder } from './event.ts'

/**
 * Many people, in a process of their own: each on a connection that is open before, with the cookies and the CSRF
 * token of a page that was opened. At the message 'go' all of them order in the same instant, each for one
 * person. The task comes as JSON in the first argument; 'ready' and then the answer to each leave by the channel.
 */
const taskSchema = z.object({
  port: z.number().int(),
  host: z.string(),
  slug: z.string(),
  people: z.number().int(),
  /** Milliseconds after which a missing answer counts as none. */
  patience: z.number(),
})

export type OpeningTask = z.infer<typeof taskSchema>

/** What one of them got, and how many milliseconds after the instant; null: no whole answer. */
export type Got = { readonly status: number; readonly body: string; readonly after: number } | null

/** People who share the cookies of one visit: pages are another measurement. */
const PEOPLE_A_VISIT = 10
const AT_ONCE = 100

interface Clicker {
  readonly connection: Connection
  readonly order: string
}

const task = taskSchema.parse(JSON.parse(process.argv[2] ?? ''))
const host = `host: ${task.host}:${task.port}`

/** Does it so many times, a hundred at a time; the results in their order. */
async function times<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (let from = 0; from < count; from += AT_ONCE) {
    const length = Math.min(AT_ONCE, count - from)
    done.push(...(await Promise.all(Array.from({ length }, (_, index) => work(from + index)))))
  }
  return done
}

/** Opens the form's page; the headers that its own requests carry from then on. */
async function visit(): Promise<string> {
  const connection = await Connection.open(task.port)
  const page = `GET /${task.slug}/zapisy HTTP/1.1\r\n${host}\r\naccept: text/html\r\n\r\n`
  const { status, head } = await connection.ask(page)
  connection.close()
  const cookies = [...head.matchAll(/^set-cookie: ([^;]+)/gim)].map(([, pair]) => pair)
  const token = cookies.find((cookie) => cookie?.startsWith('CSRF_TOKEN='))?.slice('CSRF_TOKEN='.length)
  if (status !== 200 || token === undefined) throw new Error(`The page was answered ${status}.`)
  return `cookie: ${cookies.join('; ')}\r\nx-csrf-token: ${token}`
}

async function come(person: number, visits: readonly string[]): Promise<Clicker> {
  const body = JSON.stringify(familyOrder(person, 1))
  const lines = [
    `POST /v1/site/events/${task.slug}/registrations HTTP/1.1`,
    ...[host, visits[person % visits.length], 'content-type: application/json'],
    `x-forwarded-for: ${homeAddress(person)}`,
    ...[`idempotency-key: ${randomUUIDv7()}`, `content-length: ${Buffer.byteLength(body)}`],
  ]
  return {
    connection: await Connection.open(task.port),
    order: `${lines.join('\r\n')}\r\n\r\n${body}`,
  }
}

async function click(people: readonly Clicker[]): Promise<Got[]> {
  const instant = performance.now()
  const gone = new Promise<null>((resolve) => setTimeout(resolve, task.patience, null).unref())
  const answers = people.map(async ({ connection, order }): Promise<Got> => {
    const reply = await connection.ask(order)
    return { status: reply.status, body: reply.body, after: performance.now() - instant }
  })
  return Promise.all(answers.map((answer) => Promise.race([answer.catch(() => null), gone])))
}

const visits = await times(Math.ceil(task.people / PEOPLE_A_VISIT), visit)
const people = await times(task.people, (person) => come(person, visits))
const go = new Promise((resolve) => process.once('message', resolve))
process.send?.('ready')
await go
const got = await click(people)
process.send?.(got, () => process.exit())
