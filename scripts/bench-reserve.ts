import { parseArgs } from 'node:util'
import pg from 'pg'
import { type DurableCluster, startDurableCluster } from '#test/support/durable-cluster.ts'
import { startServerProcess } from '#test/support/server-process.ts'
import { printCost, printRound, printSummary } from '../tools/bench/print.ts'
import { type Bench, measureRound, type Round } from '../tools/bench/round.ts'
import { commitMilliseconds, slowCommits } from '../tools/bench/slow-commit.ts'
import { switchTriggers } from '../tools/bench/triggers.ts'
import { buildWeb } from './support/build-web.ts'
import { runCommand } from './support/run-command.ts'

/**
 * `npm run bench:reserve -- [--rounds 5] [--seconds 4]`: how fast registrations are sold, against a plain
 * transaction on the same machine in the same run, and again with a commit that takes 1 ms longer. One
 * database that waits for the disk (fsync), one server process, the clients in a separate process;
 * all of them share the machine. Ends non-zero when the rows do not agree with the answers.
 *
 * With `--triggers` each round is measured with and without the triggers that note what lists, reports and dashboards are
 * made of, in turns, and their cost is printed.
 */
const SLOWER_BY = 1

const { values } = parseArgs({
  options: {
    ...{ rounds: { type: 'string', default: '1' }, seconds: { type: 'string', default: '4' } },
    triggers: { type: 'boolean', default: false },
  },
})
const span = { warmUp: 1.5, seconds: Number(values.seconds) }

await runCommand(
  async (stop) => {
    await buildWeb(stop)
    await using database = await startDurableCluster()
    await measure(database, stop)
  },
  { interrupted: 130 },
)

async function measure({ url, serverPid }: DurableCluster, stop: AbortSignal): Promise<void> {
  const owner = new pg.Client(url)
  await owner.connect()
  await using _owner = { [Symbol.asyncDispose]: () => owner.end() }
  await using server = await startServerProcess(url, { RUNS: 'web' })
  const workers = { postmaster: serverPid(), server: server.pid() }
  if (values.triggers) return await compareTriggers({ url, owner, port: server.port, workers, span, stop })
  const rounds: Round[] = []
  for (let round = 1; round <= Number(values.rounds); round++) {
    for (const slower of [0, SLOWER_BY]) {
      await slowCommits(owner, slower)
      const commit = await commitMilliseconds(owner)
      const measured = await measureRound({ url, owner, port: server.port, workers, span, stop })
      rounds.push({ ...measured, slower })
      printRound({ ...measured, slower }, { round, commit })
    }
  }
  printSummary(rounds)
  if (rounds.some(({ faults }) => faults.length > 0)) process.exitCode = 1
}

async function compareTriggers(bench: Bench): Promise<void> {
  const measured = { with: [] as Round[], without: [] as Round[] }
  for (let round = 1; round <= Number(values.rounds); round++) {
    // Each goes first in every other round: what comes later finds larger tables.
    for (const how of round % 2 === 1 ? (['with', 'without'] as const) : (['without', 'with'] as const)) {
      console.log(
        `\n${await switchTriggers(bench.owner, how === 'with')} triggers ${how === 'with' ? 'on' : 'off'}`,
      )
      const commit = await commitMilliseconds(bench.owner)
      const one = { ...(await measureRound(bench)), slower: 0 }
      measured[how].push(one)
      printRound(one, { round, commit })
    }
  }
  await switchTriggers(bench.owner, true)
  printCost(measured.with, measured.without)
  if ([...measured.with, ...measured.without].some(({ faults }) => faults.length > 0)) process.exitCode = 1
}
