import { readFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startDurableCluster } from '#test/support/durable-cluster.ts'
import { type ServerProcess, startServerProcess } from '#test/support/server-process.ts'
import { answerOf, type BareServer, startBareServer } from '../tools/bench/bare-server.ts'
import { type BenchEvent, openBenchEvent } from '../tools/bench/bench-event.ts'
import { median } from '../tools/bench/figures.ts'
import { measureOverHttp } from '../tools/bench/over-http.ts'
import { type Page, pagesOf, requestOf } from '../tools/bench/page.ts'
import { watchAge } from '../tools/bench/page-age.ts'
import { measurePage, type PageFigure } from '../tools/bench/page-figures.ts'
import { PRODUCTION } from '../tools/bench/production.ts'
import { buildWeb } from './support/build-web.ts'
import { runCommand } from './support/run-command.ts'

/**
 * `npm run bench:page -- [--rounds 3] [--seconds 2]`: how fast public pages are sent, against the same bytes and
 * headers sent by the framework alone, in turns; then the event's page at half of the bare rate, quiet
 * and while a thousand people a second register for it; where that exceeds the machine, half of both, and
 * half of that, until the page is on time. Server, bare server and clients are separate processes and
 * share the machine. Ends non-zero when a page is incomplete, shows outdated places, or a goal is missed.
 */
const GOAL = { ratio: 0.6, p99: 50, age: 1_000 }
/** Milliseconds: a query of the database and the delivery of a response. */
const TOLERANCE = 100
const REGISTRATIONS = 1_000
/** For the pages and the registrations. */
const SHARES = [1, 1 / 2, 1 / 4, 1 / 8]
const PAGE_OF = new URL('../db/demo/borowska-pielgrzymka.json', import.meta.url)

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '2' } },
})
const span = { warmUp: 0.5, seconds: Number(values.seconds) }

interface Bench {
  readonly owner: pg.Client
  readonly server: ServerProcess
  readonly bare: BareServer
  readonly benchEvent: BenchEvent
}

await runCommand(
  async (stop) => {
    await buildWeb(stop)
    await using database = await startDurableCluster()
    const owner = new pg.Client(database.url)
    await owner.connect()
    await using _owner = { [Symbol.asyncDispose]: () => owner.end() }
    await using server = await startServerProcess(database.url, PRODUCTION)
    const { definition } = JSON.parse(await readFile(PAGE_OF, 'utf8'))
    const benchEvent = await openBenchEvent(database.url, { page: definition.page })
    const pages = pagesOf(benchEvent, server.port)
    const answers = pages.map(({ path, headers }) => answerOf(server.port, path, requestOf(path, headers)))
    await using bare = await startBareServer({ pages: await Promise.all(answers), orders: null })
    const bench = { owner, server, bare, benchEvent }
    for (let round = 1; round <= Number(values.rounds); round++) {
      console.log(`\nRound ${round}; load average ${loadavg()[0]?.toFixed(1)}`)
      for (const page of pages) await compare(page, bench)
      stop.throwIfAborted()
    }
    printRatios(pages)
    await measureHalf(pages[0], bench)
  },
  { interrupted: 130 },
)

/** The bare answer and ours, one after the other. */
async function compare(page: Page, { bare, server }: Bench): Promise<void> {
  const { path, headers } = page
  const asked = { path, headers, rate: null }
  const least = await measurePage({ ...asked, port: bare.port, pid: bare.pid }, span)
  const ours = await measurePage({ ...asked, port: server.port, pid: server.pid() }, span)
  printFigure(`${page.name}, bare`, least)
  printFigure(page.name, ours)
  page.rates.push(least.perSecond)
  page.ratios.push(ours.perSecond / least.perSecond)
  page.works.push(least.work / ours.work)
  if (least.odd + ours.odd > 0) fail(`${least.odd + ours.odd} pages were incomplete`)
}

/** The event's page at half of what the framework alone can send. */
async function measureHalf(page: Page, bench: Bench): Promise<void> {
  const rate = median(page.rates) / 2
  const { path, headers } = page
  const { server } = bench
  const asked = { path, headers, rate, port: server.port, pid: server.pid() }
  const longer = { ...span, seconds: span.seconds * 2 }
  console.log(`\nAt half of the bare rate, ${rate.toFixed(0)}/s`)
  const quiet = await measurePage(asked, longer)
  printFigure('quiet', quiet)
  printGoal(quiet.p99 <= GOAL.p99, `p99, quiet: ${quiet.p99.toFixed(1)} ms (goal ${GOAL.p99})`)
  if (quiet.odd > 0) fail('some answers were incomplete')
  for (const share of SHARES)
    if (await measureBusy({ ...asked, rate: rate * share }, share, longer, bench)) break
}

type Asked = Parameters<typeof measurePage>[0] & { readonly rate: number }

/** The same during registrations; whether the page was on time. */
async function measureBusy(
  asked: Asked,
  share: number,
  span: { readonly warmUp: number; readonly seconds: number },
  { owner, server, benchEvent }: Bench,
): Promise<boolean> {
  const registrations = REGISTRATIONS * share
  const longer = { ...span, warmUp: span.warmUp + 1 }
  const selling = measureOverHttp(server.port, benchEvent, longer, { rate: registrations, people: 1 })
  const both = Promise.all([selling, measurePage(asked, longer)])
  const [age, [sold, busy]] = await Promise.all([watchAge(owner, server.port, benchEvent, both), both])
  printFigure(`with ${registrations.toFixed(0)}/s`, busy)
  console.log(
    `  of ${asked.rate.toFixed(0)} pages a second, with ${sold.perSecond.toFixed(0)} registrations, p99 ${sold.p99.toFixed(1)} ms; ${age.pages} pages showed the places, the oldest ${age.oldest.toFixed(0)} ms old`,
  )
  const isInTime = busy.p99 <= GOAL.p99
  printGoal(isInTime, `p99 during registrations: ${busy.p99.toFixed(1)} ms (goal ${GOAL.p99})`)
  printGoal(
    age.oldest <= GOAL.age + TOLERANCE,
    `free places at most ${age.oldest.toFixed(0)} ms old (goal ${GOAL.age})`,
  )
  if (age.broken + busy.odd + sold.odd > 0) fail('some answers were incomplete')
  return isInTime
}

function printRatios(pages: readonly Page[]): void {
  console.log(`\nMedians of ${values.rounds}`)
  for (const { name, ratios, works } of pages) {
    const ratio = median(ratios)
    const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
    printGoal(
      ratio >= GOAL.ratio,
      `${name}: ${ratio.toFixed(2)} of the bare rate (${range}; goal ${GOAL.ratio}), by work ${median(works).toFixed(2)}`,
    )
  }
}

function printFigure(name: string, { perSecond, p50, p99, work }: PageFigure): void {
  console.log(
    `  ${name.padEnd(20)}${perSecond.toFixed(0).padStart(7)}/s  p50 ${p50.toFixed(1).padStart(6)} ms  p99 ${p99.toFixed(1).padStart(6)} ms  work ${work.toFixed(0).padStart(4)} us`,
  )
}

function printGoal(ok: boolean, what: string): void {
  console.log(`${ok ? 'ok  ' : 'LESS'} ${what}`)
  if (!ok) process.exitCode = 1
}

function fail(what: string): void {
  console.log(`VOID: ${what}`)
  process.exitCode = 1
}
