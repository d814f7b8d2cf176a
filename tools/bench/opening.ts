import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { isClearRefusal } from '#test/races/outcomes.ts'
import { openBenchEvent, tidy } from './bench-event.ts'
import type { Got, OpeningTask } from './opening-crowd.ts'
import { processorTime } from './processor-time.ts'
import { faultsIn } from './rows.ts'

/** The results of an opening. Times in milliseconds after the instant in which all of them clicked. */
export interface Opening {
  readonly sold: number
  readonly refused: number
  /** No answer, a broken connection, or an answer that is neither a place nor a clear refusal. */
  readonly errors: number
  readonly took: { readonly first: number; readonly p50: number; readonly p99: number; readonly last: number }
  /** Most memory that the server's process ever had, in MB; NaN if the system does not report it. */
  readonly memory: number
  /** Milliseconds of processor time of server and database for all answers together; NaN if it is not reported. */
  readonly work: number
  readonly load: number
  /** What does not agree: answers, rows, counters; empty when the figures mean something. */
  readonly faults: readonly string[]
}

interface Wanted {
  readonly url: string
  readonly owner: pg.Client
  readonly server: { readonly port: number; pid(): number }
  readonly postmaster: number
  readonly people: number
  readonly places: number
  readonly patience: number
  readonly stop: AbortSignal
}

const CROWD = fileURLToPath(new URL('opening-crowd.ts', import.meta.url))

/** A tenth of the people order at another event before: a server and a database that have never sold are rare. */
const REHEARSAL = 10

/** Opens an event that a crowd is waiting for, after a smaller one. */
export async function measureOpening(wanted: Wanted): Promise<Opening> {
  const fewer = (all: number) => Math.ceil(all / REHEARSAL)
  await open({ ...wanted, people: fewer(wanted.people), places: fewer(wanted.places) })
  await tidy(wanted.owner)
  wanted.stop.throwIfAborted()
  return open(wanted)
}

async function open(wanted: Wanted): Promise<Opening> {
  const { people, places, server, patience, owner } = wanted
  const { event, host, slug } = await openBenchEvent(wanted.url, { capacity: places })
  const task: OpeningTask = { port: server.port, host, slug, people, patience }
  const { got, work } = await askCrowd(task, wanted)
  const sold = got.filter((each) => each?.status === 201).length
  const refused = got.filter(isRefused).length
  const expected = Math.min(people, places)
  return {
    ...{ sold, refused, errors: people - sold - refused, took: timesOf(got) },
    ...{ memory: peakMemory(server.pid()), work, load: loadavg()[0] ?? Number.NaN },
    faults: [
      ...(await faultsIn(owner, event, sold, 1)),
      ...(sold === expected ? [] : [`${sold} answers with a place instead of ${expected}`]),
    ],
  }
}

async function askCrowd(
  task: OpeningTask,
  { server, postmaster, stop }: Wanted,
): Promise<{ got: Got[]; work: number }> {
  const crowd = fork(CROWD, [JSON.stringify(task)], { signal: stop, killSignal: 'SIGKILL' })
  const workers = { postmaster, server: server.pid() }
  const failed = once(crowd, 'exit').then(([code]) => {
    throw new Error(`The crowd ended with ${code} before it was answered.`)
  })
  const [ready] = await Promise.race([once(crowd, 'message'), failed])
  if (ready !== 'ready') throw new Error(`The crowd is not ready: ${ready}`)
  const before = processorTime(workers)
  crowd.send('go')
  const [got] = await Promise.race([once(crowd, 'message'), failed])
  failed.catch(() => undefined)
  return { got, work: processorTime(workers) - before }
}

function isRefused(got: Got): boolean {
  if (got === null) return false
  const text = Buffer.from(got.body, 'latin1').toString('utf8')
  return got.status >= 400 && isClearRefusal({ status: got.status, json: JSON.parse(text) })
}

function timesOf(got: readonly Got[]): Opening['took'] {
  const times = got.flatMap((each) => (each === null ? [] : [each.after])).sort((a, b) => a - b)
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return { first: at(0), p50: at(0.5), p99: at(0.99), last: at(1) }
}

/** Only Linux reports it. */
function peakMemory(pid: number): number {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) / 1024
  } catch {
    return Number.NaN
  }
}
