import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startDurableCluster } from '#test/support/durable-cluster.ts'
import { startServerProcess } from '#test/support/server-process.ts'
import { tidy } from '../tools/bench/bench-event.ts'
import { openFiles } from '../tools/bench/open-files.ts'
import { measureOpening, type Opening } from '../tools/bench/opening.ts'
import { PRODUCTION } from '../tools/bench/production.ts'
import { buildWeb } from './support/build-web.ts'
import { CommandFailure } from './support/command-failure.ts'
import { runCommand } from './support/run-command.ts'

/**
 * `npm run bench:opening -- [--people 10000] [--places 5000]`: every visitor has the form open, on a separate
 * connection, and clicks in the same instant. First as the product sells, then by one plain transaction an
 * order in the same server, each from the second start of this version on. One database that waits for the disk;
 * server and clients are separate processes and share the machine. Ends non-zero when answers, rows and counters
 * do not agree.
 */
const LAST = 5_000
const MEMORY = 400
/** Milliseconds: the plain way has to finish too. */
const PATIENCE = 180_000
/** What a process has open besides its connections. */
const OTHER_FILES = 200

const { values } = parseArgs({
  options: { people: { type: 'string', default: '10000' }, places: { type: 'string', default: '5000' } },
})
const people = Number(values.people)
const places = Number(values.places)

await runCommand(
  async (stop) => {
    requireOpenFiles()
    await buildWeb(stop)
    await using database = await startDurableCluster()
    const owner = new pg.Client(database.url)
    await owner.connect()
    await using _owner = { [Symbol.asyncDispose]: () => owner.end() }
    console.log(
      `${people} people, each on a connection of their own, click in the same instant on ${places} places; ${availableParallelism()} cores`,
    )
    const measure = async (settings: Readonly<Record<string, string>>) => {
      await using server = await startServerProcess(database.url, { ...PRODUCTION, ...settings })
      return await measureOpening({
        ...{ url: database.url, owner, server, postmaster: database.serverPid() },
        ...{ people, places, patience: PATIENCE, stop },
      })
    }
    // The first start of a version compiles it and keeps the compiler loaded: some 20 MB (docs/performance.md).
    await (await startServerProcess(database.url, PRODUCTION))[Symbol.asyncDispose]()
    const own = await measure({})
    print('by batches', own)
    await tidy(owner)
    const way = new URL('../tools/bench/plain-way.ts', import.meta.url).href
    print('plain', await measure({ NODE_OPTIONS: `--import ${way}` }))
    printGoals(own)
  },
  { interrupted: 130 },
)

function requireOpenFiles(): void {
  const limit = openFiles()
  if (limit >= people + OTHER_FILES) return
  throw new CommandFailure(
    `${people} connections need ${people + OTHER_FILES} open files in a process, and here it may have ${limit}: raise it by 'ulimit -n ${people + OTHER_FILES}', or let fewer come (-- --people ${limit - OTHER_FILES}).`,
  )
}

function print(name: string, { took, memory, work, load, faults, ...answers }: Opening): void {
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2).padStart(6)} s`
  console.log(
    `\n${name.padEnd(11)} first ${seconds(took.first)}  median ${seconds(took.p50)}  p99 ${seconds(took.p99)}  last ${seconds(took.last)}`,
  )
  console.log(
    `            ${answers.sold} have a place, ${answers.refused} a clear refusal, ${answers.errors} errors`,
  )
  console.log(
    `            server's memory at most ${memory.toFixed(0)} MB; work of server and database ${seconds(work).trim()}; load average ${load.toFixed(1)}`,
  )
  for (const fault of faults) console.log(`            VOID: ${fault}`)
  if (faults.length === 0) console.log('            rows = counters = answers, 0 oversold')
  if (faults.length > 0) process.exitCode = 1
}

function printGoals({ took, errors, memory }: Opening): void {
  const printGoal = (ok: boolean, what: string) => console.log(`${ok ? 'ok  ' : 'LESS'} ${what}`)
  console.log()
  printGoal(
    took.last < LAST,
    `the last answer after ${(took.last / 1000).toFixed(2)} s (goal ${LAST / 1000})`,
  )
  printGoal(errors === 0, `${errors} errors (goal 0)`)
  printGoal(memory < MEMORY, `${memory.toFixed(0)} MB (goal ${MEMORY})`)
}
