import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { startDurableCluster } from '#test/support/durable-cluster.ts'
import type { Asked } from '../tools/bench/asked.ts'
import { measureDashboard } from '../tools/bench/dashboard.ts'
import { crowdedEvent, measureLists } from '../tools/bench/lists.ts'
import { measureMoney } from '../tools/bench/money-pages.ts'
import { measureReports } from '../tools/bench/reports.ts'
import { runCommand } from './support/run-command.ts'

/**
 * `npm run bench:lists -- [--people 1000000] [--rounds 20]`: an event with so many people, beside two smaller accounts; how
 * long each page of its lists, reports and money and its dashboard take at the server, from the first to the deepest, with
 * and without conditions. Ends non-zero when the 99th percentile of a page is above 50 ms, or of the dashboard above 300 ms. *Database* and *server* are processor time for one answer, which hardly depends on what else the machine does.
 */
const GOAL = 50
const GOAL_OF_DASHBOARD = 300

const { values } = parseArgs({
  options: { people: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '20' } },
})

await runCommand(
  async (stop) => {
    const people = Number(values.people)
    await using database = await startDurableCluster()
    const started = performance.now()
    await using event = await crowdedEvent(database.url, people, stop)
    console.log(
      `${people} people listed in ${((performance.now() - started) / 1000).toFixed(0)} s, ${load()}`,
    )
    const asking = { rounds: Number(values.rounds), postmaster: database.serverPid(), stop }
    const missed = [
      ...(await print(measureLists(event, asking), GOAL)),
      ...(await print(measureReports(event, asking), GOAL)),
      ...(await print(measureMoney(event, asking), GOAL)),
      ...(await print(measureDashboard(event, asking), GOAL_OF_DASHBOARD)),
    ]
    for (const name of missed) console.log(`Too slow: ${name}`)
    if (missed.length > 0) process.exitCode = 1
  },
  { interrupted: 130 },
)

/** Prints each line as it comes. Returns the names of what is above the goal. */
async function print(
  lines: AsyncIterable<Asked & { readonly name: string }>,
  goal: number,
): Promise<string[]> {
  const missed: string[] = []
  for await (const { name, median, p99, database, server } of lines) {
    if (p99 > goal) missed.push(name)
    console.log(
      `${name.padEnd(46)} median ${ms(median)}  p99 ${ms(p99)}  database ${ms(database)}  server ${ms(server)}  ${load()}`,
    )
  }
  return missed
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(1)} ms`.padStart(9)
}

function load(): string {
  return `load ${loadavg()[0]?.toFixed(1)}`
}
