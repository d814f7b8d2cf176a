import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { startDurableCluster } from '#test/support/durable-cluster.ts'
import { exportedEvent } from '../tools/bench/export-event.ts'
import { measureExport } from '../tools/bench/list-export.ts'
import { runCommand } from './support/run-command.ts'

/**
 * `npm run bench:export -- [--people 100000] [--rounds 3]`: how fast, and in how much memory, the list of an event with so many people becomes a
 * file with 40 columns of all kinds. Ends non-zero when no round of CSV has reached 40,000 rows a second. *Database* and
 * *server* are processor time for a row, which hardly depends on what else the machine does.
 */
const GOAL = 40_000

const { values } = parseArgs({
  options: { people: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '3' } },
})

await runCommand(
  async (stop) => {
    await using database = await startDurableCluster()
    await using event = await exportedEvent(database.url, Number(values.people), stop)
    const asking = { postmaster: database.serverPid(), stop }
    let best = 0
    for (let round = 0; round < Number(values.rounds); round++)
      for (const format of ['csv', 'xlsx'] as const) {
        const made = await measureExport(event, format, asking)
        if (format === 'csv') best = Math.max(best, made.perSecond)
        console.log(
          `${format.padEnd(4)} ${made.columns} columns  ${made.perSecond.toFixed(0).padStart(6)} rows/s  ${made.megabytes.toFixed(1)} MB  heap ${made.grown.toFixed(0)} MB above the beginning at most  database ${made.database.toFixed(0)} µs  server ${made.server.toFixed(0)} µs  resident ${(process.memoryUsage().rss / 1024 / 1024).toFixed(0)} MB  load ${loadavg()[0]?.toFixed(1)}`,
        )
      }
    if (best < GOAL) {
      console.log(`The fastest CSV has ${best.toFixed(0)} rows/s; the goal is ${GOAL}.`)
      process.exitCode = 1
    }
  },
  { interrupted: 130 },
)
