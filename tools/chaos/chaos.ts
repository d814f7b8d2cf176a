import { putOnSale } from '#test/races/event-on-sale.ts'
import { killAfter } from '#test/races/kill-after.ts'
import { countOutcomes } from '#test/races/outcomes.ts'
import { rush } from '#test/races/rush.ts'
import { startCrashingCluster } from '#test/support/crashing-cluster.ts'
import { asOwner } from '#test/support/owner.ts'
import { startServerProcess } from '#test/support/server-process.ts'
import { type Faults, findFaults } from './faults.ts'

export interface Chaos {
  readonly people: number
  /** SIGKILLs in all: of the server's process and of the whole PostgreSQL, in turn. */
  readonly kills: number
  /**
   * 'off': PostgreSQL does not wait for the disk before it reports a commit, and its processes
   * that write in the background are stopped, so that what is lost does not depend on their timing.
   */
  readonly synchronousCommit: 'on' | 'off'
  readonly stop?: AbortSignal
  /** Called after each kill, with the number of answers so far. */
  readonly onKill?: (kills: number, answers: number) => void
}

export interface ChaosReport {
  readonly places: number
  /** The number of answers; a double click gets two. */
  readonly created: number
  readonly refused: number
  readonly killed: { readonly server: number; readonly database: number }
  readonly seconds: number
  readonly faults: Faults
}

/** People at a time, each on a connection of their own. */
const AT_ONCE = 400
/** Every fifth clicks twice at the same moment. */
const TWICE = 5
/** Milliseconds after which requests are not repeated: more than any run takes. */
const PATIENCE = 3_600_000
/** The share of answers by which the kills are over, most of them while places are sold. */
const SHARE_WITH_KILLS = 0.8
const PRICE = 12_000

/**
 * Twice as many people as places, while server and database are killed again and again; a registrant
 * without a definite answer asks again with the same key. Then all answers are compared with everything that is
 * stored.
 */
export async function chaos(wanted: Chaos): Promise<ChaosReport> {
  const { people, kills, stop } = wanted
  const places = Math.floor(people / 2)
  await using cluster = await startCrashingCluster()
  await using server = await startServerProcess(cluster.url)
  const freeze = async () => {
    if (wanted.synchronousCommit === 'off') await cluster.freezeWriters()
  }
  const eventOnSale = await putOnSale(cluster.url, server.port, { pools: { event: places }, price: PRICE })
  await asOwner(cluster.url, `ALTER SYSTEM SET synchronous_commit = ${wanted.synchronousCommit}`)
  await asOwner(cluster.url, 'SELECT pg_reload_conf()')
  // The event itself is not part of the test.
  await asOwner(cluster.url, 'CHECKPOINT')
  await freeze()
  const killed = { server: 0, database: 0 }
  let answers = 0
  const broken = new AbortController()
  let isKilling = false
  const kill = async () => {
    isKilling = true
    const what = killed.server > killed.database ? 'database' : 'server'
    try {
      await (what === 'server' ? server.killAndStart() : cluster.crashAndComeBack())
      if (what === 'database') await freeze()
    } catch (error) {
      // No request would be answered any more, however often it was repeated.
      return broken.abort(error)
    }
    isKilling = false
    killed[what] += 1
    wanted.onKill?.(killed.server + killed.database, answers)
  }
  const after = Array.from({ length: kills }, (_, index) =>
    Math.floor((SHARE_WITH_KILLS * people * (index + 1)) / (kills + 1)),
  )
  const killer = killAfter(kill, after)
  const watching = setInterval(() => {
    if (!isKilling && !server.isAlive()) broken.abort(endedByItself(server.output()))
  }, 1_000)
  using _watching = { [Symbol.dispose]: () => clearInterval(watching) }
  const started = Date.now()
  const outcomes = await rush(eventOnSale, {
    ...{ families: people, atOnce: Math.min(AT_ONCE, people), twice: TWICE, patience: PATIENCE },
    stop: AbortSignal.any(stop ? [stop, broken.signal] : [broken.signal]),
    onAnswer: (count) => {
      answers = count
      killer.onCount(count)
    },
  })
  await killer.finish()
  const seconds = (Date.now() - started) / 1000
  if (!server.isAlive()) throw endedByItself(server.output())
  const faults = await findFaults(cluster.url, outcomes)
  return { places, ...countOutcomes(outcomes), killed, seconds, faults }
}

/** Only this run may end the server. */
const endedByItself = (output: string) => new Error(`The server ended by itself:\n${output.slice(-4_000)}`)
