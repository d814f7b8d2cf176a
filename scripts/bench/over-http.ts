import { type ChildProcess, spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { Client } from '#test/support/client.ts'
import { FAMILY } from './event.ts'
import type { Figure } from './figures.ts'
import type { LoadTask } from './load.ts'
import type { Span } from './span.ts'
import type { Stall } from './stall.ts'

const PROGRAM = fileURLToPath(new URL('load.ts', import.meta.url))
const CONNECTIONS = 512
/** Longer than anything runs that ends by its number of attempts. */
const AN_HOUR = 3_600

/** (c), (d), (e) Orders through the whole of HTTP, sent by a process of its own; null: as many as can be answered. */
export async function measureOverHttp(
  port: number,
  stall: Stall,
  span: Span,
  rate: number | null = null,
): Promise<Figure> {
  const task = await taskFor([port], stall, { ...span, rate, people: FAMILY, attempts: null })
  return figureOf(spawn(process.execPath, [PROGRAM, JSON.stringify(task)], { stdio: PIPED }))
}

interface Attempts {
  /** Of servers with the same key. */
  readonly ports: readonly number[]
  readonly stall: Stall
  readonly attempts: number
  readonly stop: AbortSignal
  /** Told every second how many orders have been sent. */
  readonly onProgress: (sent: number) => void
}

/** So many orders of one person each, as fast as they are answered. */
export async function attemptOverHttp({
  ports,
  stall,
  attempts,
  stop,
  onProgress,
}: Attempts): Promise<Figure> {
  const wanted = { warmUp: 0, seconds: AN_HOUR, rate: null, people: 1, attempts }
  const task = await taskFor(ports, stall, wanted)
  const crowd = spawn(process.execPath, [PROGRAM, JSON.stringify(task)], {
    ...{ stdio: [...PIPED, 'ipc'], signal: stop, killSignal: 'SIGKILL' },
  })
  crowd.on('message', (sent) => onProgress(Number(sent)))
  crowd.on('error', () => undefined)
  return figureOf(crowd)
}

const PIPED: ('ignore' | 'pipe' | 'inherit')[] = ['ignore', 'pipe', 'inherit']

async function taskFor(
  ports: readonly number[],
  stall: Stall,
  wanted: Pick<LoadTask, 'warmUp' | 'seconds' | 'rate' | 'people' | 'attempts'>,
): Promise<LoadTask> {
  const [port = 0] = ports
  const visitor = new Client(port, stall.host)
  await visitor.open()
  const csrf = visitor.cookie('CSRF_TOKEN')
  return {
    ...{ ...wanted, ports: [...ports], connections: CONNECTIONS },
    path: `/v1/site/events/${stall.slug}/registrations`,
    headers: {
      host: `${stall.host}:${port}`,
      cookie: `__Host-visit=${visitor.cookie('__Host-visit')}; CSRF_TOKEN=${csrf}`,
      'x-csrf-token': csrf,
    },
  }
}

async function figureOf({ stdout }: ChildProcess): Promise<Figure> {
  if (stdout === null) throw new Error('The crowd says nothing.')
  return JSON.parse(await text(stdout))
}
