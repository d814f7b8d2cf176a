import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startDurableCluster } from '#test/support/durable-cluster.ts'
import { startServerProcess } from '#test/support/server-process.ts'
import { openBenchEvent } from '../tools/bench/bench-event.ts'
import { attemptOverHttp } from '../tools/bench/over-http.ts'
import { PRODUCTION } from '../tools/bench/production.ts'
import { faultsIn } from '../tools/bench/rows.ts'
import { buildWeb } from './support/build-web.ts'
import { runCommand } from './support/run-command.ts'

/**
 * `npm run bench:million -- [--attempts 1000000] [--places 10000]`: many orders through HTTP at two servers
 * on one database, which are unaware of each other. Prints its progress, and can be stopped. Ends non-zero
 * when more is sold than exists, when an answer is neither a place nor a refusal, or when rows disagree.
 */
const PROGRESS_LINES = 20

const { values } = parseArgs({
  options: {
    attempts: { type: 'string', default: '1000000' },
    places: { type: 'string', default: '10000' },
  },
})

await runCommand(
  async (stop) => {
    const [attempts, places] = [Number(values.attempts), Number(values.places)]
    await buildWeb(stop)
    await using database = await startDurableCluster()
    const owner = new pg.Client(database.url)
    await owner.connect()
    await using _owner = { [Symbol.asyncDispose]: () => owner.end() }
    await using first = await startServerProcess(database.url, PRODUCTION)
    await using second = await startServerProcess(database.url, { ...PRODUCTION, RUNS: 'web' })
    const benchEvent = await openBenchEvent(database.url, { capacity: places })
    const started = performance.now()
    const figure = await attemptOverHttp({
      ...{ ports: [first.port, second.port], benchEvent, attempts, stop },
      onProgress: progressOf(attempts),
    })
    const seconds = (performance.now() - started) / 1000
    const { sold, refused, odd: other, p50, p99 } = figure
    console.log(
      `${attempts} attempts on ${places} places at two servers: ${sold} have a place, ${refused} a refusal, ${other} neither`,
    )
    console.log(
      `${seconds.toFixed(0)} s, ${(attempts / seconds).toFixed(0)}/s, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, load average ${loadavg()[0]?.toFixed(1)}`,
    )
    const expected = Math.min(attempts, places)
    const faults = [
      ...(await faultsIn(owner, benchEvent.event, sold, 1)),
      ...(sold === expected ? [] : [`${sold} were confirmed instead of ${expected}`]),
      ...(sold + refused === attempts ? [] : [`${attempts - sold - refused} have no clear answer`]),
    ]
    console.log(faults.length === 0 ? 'rows = counters = answers, 0 oversold' : faults.join('\n'))
    if (faults.length > 0) process.exitCode = 1
  },
  { interrupted: 130 },
)

/** Prints a line at each twentieth of the run. */
function progressOf(attempts: number): (sent: number) => void {
  let printed = 0
  return (sent) => {
    const part = Math.floor((sent * PROGRESS_LINES) / attempts)
    if (part > printed) console.log(`${sent} of ${attempts}`)
    printed = Math.max(printed, part)
  }
}
