import { medianAndP99 } from './figures.ts'
import { timeOfDatabase } from './processor-time.ts'

/** How long an answer takes, and the milliseconds of processor time of the database and of the server for one. */
export interface Asked {
  readonly median: number
  readonly p99: number
  readonly database: number
  readonly server: number
}

export interface Asking {
  readonly rounds: number
  /** The process number of the database. */
  readonly postmaster: number
  readonly stop: AbortSignal
}

/** Asks again and again, once before it is measured: the first time also plans and compiles. */
export async function measureAsked(ask: () => Promise<unknown>, asking: Asking): Promise<Asked> {
  const { rounds, postmaster, stop } = asking
  await ask()
  const times: number[] = []
  const database = timeOfDatabase(postmaster)
  const server = process.cpuUsage()
  for (let round = 0; round < rounds; round++) {
    stop.throwIfAborted()
    const started = performance.now()
    await ask()
    times.push(performance.now() - started)
  }
  const { user, system } = process.cpuUsage(server)
  return {
    ...medianAndP99(times),
    database: (timeOfDatabase(postmaster) - database) / rounds,
    server: (user + system) / 1000 / rounds,
  }
}
