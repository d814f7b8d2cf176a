import { inspect, parseArgs } from 'node:util'
import { type Cluster, startCluster } from '#test/races/schedules/cluster.ts'
import { type Failure, type Outcome, runSchedules } from '#test/races/schedules/run.ts'
import { schedules } from '#test/races/schedules/schedule.ts'
import { shrink } from '#test/races/schedules/shrink.ts'
import { startCrashingCluster } from '#test/support/crashing-cluster.ts'
import { buildWeb } from './support/build-web.ts'
import { Progress } from './support/progress.ts'
import { runCommand } from './support/run-command.ts'
import { seconds } from './support/seconds.ts'

/**
 * `npm run races -- [--schedules 10000] [--from N] [--seed N] [--only N]`: random schedules of people, staff, gateway
 * and clock at small events, on two nodes and a database that are killed meanwhile. The seed repeats all of them, the
 * number one of them, and a long run that was stopped continues from where it was; the first that fails is
 * reduced and shown. Ends non-zero then.
 */
const LANES = 8

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '10000' },
    seed: { type: 'string' },
    from: { type: 'string', default: '0' },
    only: { type: 'string' },
  },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const from = Number(values.only ?? values.from)
const count = values.only === undefined ? Number(values.schedules) : from + 1

await runCommand(
  async (stop) => {
    await buildWeb(stop)
    await using cluster = await startCrashingCluster()
    await using testDatabase = await startCluster(cluster)
    console.log(`seed ${seed}`)
    const started = Date.now()
    const progress = new Progress('schedules', count - from)
    const onPlayed = () => progress.step()
    const outcome = await runSchedules(testDatabase, {
      schedules,
      seed,
      count,
      from,
      lanes: LANES,
      stop,
      onPlayed,
    })
    if (outcome.played === count - from) progress.done()
    print(testDatabase, outcome, started)
    const [failure] = outcome.failures
    if (failure) await explain(testDatabase, failure, stop)
  },
  { interrupted: 130 },
)

function print({ kills }: Cluster, { played, failures, counts }: Outcome, started: number): void {
  for (const [what, times] of [...counts].sort(([, a], [, b]) => b - a))
    console.log(`${String(times).padStart(8)}  ${what}`)
  console.log(`${kills.server} kills of a server, ${kills.database} of the database, ${seconds(started)}`)
  console.log(`${played - failures.length} clean, ${failures.length} not clean, seed ${seed}`)
}

async function explain(
  testDatabase: Cluster,
  { number, faults, schedule }: Failure,
  stop: AbortSignal,
): Promise<void> {
  process.exitCode = 1
  console.log(`Schedule ${number} (npm run races -- --seed ${seed} --only ${number}):`)
  for (const fault of faults) console.log(`  ${fault}`)
  console.log(inspect(schedule, { depth: 6, compact: true, breakLength: 110 }))
  console.log('Looking for a smaller one ...')
  const smaller = await shrink(testDatabase, { schedules, seed, number, stop })
  console.log(
    smaller ? inspect(smaller, { depth: 6, compact: true, breakLength: 110 }) : 'It did not happen again.',
  )
}
