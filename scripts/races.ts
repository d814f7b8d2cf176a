import { inspect, parseArgs } from 'node:util'
import { type Ground, startGround } from '#test/races/schedules/ground.ts'
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
 * and clock at small events, on two nodes and a database that are killed amid them. The seed says them all again, the
 * number one of them, and a long run that was stopped goes on from where it was; the first that is not clean is made
 * smaller and shown. Ends non-zero then.
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
    await using ground = await startGround(cluster)
    console.log(`seed ${seed}`)
    const started = Date.now()
    const progress = new Progress('schedules', count - from)
    const onPlayed = () => progress.step()
    const outcome = await runSchedules(ground, { schedules, seed, count, from, lanes: LANES, stop, onPlayed })
    if (outcome.played === count - from) progress.done()
    print(ground, outcome, started)
    const [failure] = outcome.failures
    if (failure) await explain(ground, failure, stop)
  },
  { interrupted: 130 },
)

function print({ kills }: Ground, { played, failures, counts }: Outcome, started: number): void {
  for (const [what, times] of [...counts].sort(([, a], [, b]) => b - a))
    console.log(`${String(times).padStart(8)}  ${what}`)
  console.log(`${kills.server} kills of a server, ${kills.database} of the database, ${seconds(started)}`)
  console.log(`${played - failures.length} clean, ${failures.length} not clean, seed ${seed}`)
}

async function explain(
  ground: Ground,
  { number, faults, schedule }: Failure,
  stop: AbortSignal,
): Promise<void> {
  process.exitCode = 1
  console.log(`Schedule ${number} (npm run races -- --seed ${seed} --only ${number}):`)
  for (const fault of faults) console.log(`  ${fault}`)
  console.log(inspect(schedule, { depth: 6, compact: true, breakLength: 110 }))
  console.log('Looking for a smaller one ...')
  const smaller = await shrink(ground, { schedules, seed, number, stop })
  console.log(
    smaller ? inspect(smaller, { depth: 6, compact: true, breakLength: 110 }) : 'It did not happen again.',
  )
}
