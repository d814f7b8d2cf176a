import { type ChildProcess, spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { Client } from '#test/support/client.ts'
import type { BenchEvent } from './bench-event.ts'
import { FAMILY } from './event.ts'
import type { Figure } from './figures.ts'
import type { LoadTask } from './load.ts'
import type { Span } from './span.ts'

const PROGRAM = fileURLToPath(new URL('load.ts', import.meta.url))
const CONNECTIONS = 512
/** Longer than any run that ends by its number of attempts. */
const AN_HOUR = 3_600

interface Crowd {
  /** Orders a second; null: as many as can be answered. */
  readonly rate?: number | null
  /** Of each order. */
  readonly people?: number
  /** The server of the page with the cookies, if it is not the one that sells. */
  readonly pagesFrom?: number
}

/** (c), (d), (e), (f) Orders through the whole of HTTP, sent by a process of its own. */
export async function measureOverHttp(
  port: number,
  benchEvent: BenchEvent,
  span: Span,
  { rate = null, people = FAMILY, pagesFrom = port }: Crowd = {},
): Promise<Figure> {
  const visit = await visitOf(pagesFrom, benchEvent)
  const task: LoadTask = { ...taskFor([port], benchEvent, visit), ...span, rate, people, attempts: null }
  return figureOf(spawn(process.execPath, [PROGRAM, JSON.stringify(task)], { stdio: PIPED }))
}

interface Attempts {
  /** Of servers with the same key. */
  readonly ports: readonly number[]
  readonly benchEvent: BenchEvent
  readonly attempts: number
  readonly stop: AbortSignal
  /** Called every second with the number of orders sent. */
  readonly onProgress: (sent: number) => void
}

/** So many orders of one person each, as fast as they are answered. */
export async function attemptOverHttp({
  ports,
  benchEvent,
  attempts,
  stop,
  onProgress,
}: Attempts): Promise<Figure> {
  const wanted = { warmUp: 0, seconds: AN_HOUR, rate: null, people: 1, attempts }
  const task: LoadTask = {
    ...taskFor(ports, benchEvent, await visitOf(ports[0] ?? 0, benchEvent)),
    ...wanted,
  }
  const crowd = spawn(process.execPath, [PROGRAM, JSON.stringify(task)], {
    ...{ stdio: [...PIPED, 'ipc'], signal: stop, killSignal: 'SIGKILL' },
  })
  crowd.on('message', (sent) => onProgress(Number(sent)))
  crowd.on('error', () => undefined)
  return figureOf(crowd)
}

const PIPED: ('ignore' | 'pipe' | 'inherit')[] = ['ignore', 'pipe', 'inherit']

/** Host, cookies and CSRF header of a visitor who has opened a page. */
export async function visitOf(
  port: number,
  { host }: Pick<BenchEvent, 'host'>,
): Promise<LoadTask['headers']> {
  const visitor = new Client(port, host)
  await visitor.open()
  const csrf = visitor.cookie('CSRF_TOKEN')
  return {
    host: `${host}:${port}`,
    cookie: `__Host-visit=${visitor.cookie('__Host-visit')}; CSRF_TOKEN=${csrf}`,
    'x-csrf-token': csrf,
  }
}

/** Where orders for an event are sent. */
export const ordersPath = ({ slug }: Pick<BenchEvent, 'slug'>) => `/v1/site/events/${slug}/registrations`

const taskFor = (ports: readonly number[], benchEvent: BenchEvent, headers: LoadTask['headers']) => ({
  ...{ ports: [...ports], connections: CONNECTIONS, path: ordersPath(benchEvent), headers },
})

async function figureOf({ stdout }: ChildProcess): Promise<Figure> {
  if (stdout === null) throw new Error('The crowd process reports nothing.')
  return JSON.parse(await text(stdout))
}
