import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '#server/base/config.ts'
import { auditPage, provideLighthouse } from '../tools/audit/lighthouse.ts'
import { CATEGORIES, lacking, type PageReport, REQUIRED } from '../tools/audit/report.ts'
import { buildWeb } from './support/build-web.ts'
import { runCommand } from './support/run-command.ts'
import { startTemporaryProduct } from './support/temporary-product.ts'

/** The first pages of every visitor: host and path. */
const PAGES = [
  ['zapisano.localhost', '/'],
  ['obecni.localhost', '/'],
  ['zapisano.localhost', '/create'],
  ['obecni.localhost', '/create'],
] as const

// Other load on the machine costs points for speed only: the best of several runs counts.
const TRIES = 3

/**
 * `npm run audit`: Lighthouse on the first pages of every visitor, as they are served, on an empty
 * database. Prints the scores and what costs points; the exit code is 0 when all reach REQUIRED.
 */
await runCommand(
  async (stop) => {
    const { dataDir } = readConfig(process.env)
    await buildWeb(stop)
    const lighthouse = await provideLighthouse(dataDir, stop)
    const folder = join(dataDir, 'audit')
    mkdirSync(folder, { recursive: true })
    await using product = await startTemporaryProduct('audit-product', { demo: false })
    console.log(row('', CATEGORIES))
    for (const [host, path] of PAGES) {
      const file = join(folder, `${host}${path === '/' ? '' : path.replaceAll('/', '-')}.json`)
      const report = await bestOf(TRIES, () =>
        auditPage(lighthouse, product.address(host) + path, file, stop),
      )
      print(host + path, report)
      if (lacking(report).length > 0) process.exitCode = 1
    }
  },
  { interrupted: 130 },
)

/** Repeats only while nothing but speed is lacking. */
async function bestOf(tries: number, look: () => Promise<PageReport>): Promise<PageReport> {
  const report = await look()
  if (tries === 1 || lacking(report).join() !== 'performance') return report
  const other = await bestOf(tries - 1, look)
  return other.scores.performance > report.scores.performance ? other : report
}

function print(page: string, report: PageReport): void {
  const scores = CATEGORIES.map((category) => {
    const score = report.scores[category]
    return score < REQUIRED[category] ? `${score} < ${REQUIRED[category]}` : String(score)
  })
  console.log(row(page, scores))
  for (const fault of CATEGORIES.flatMap((category) => report.faults[category])) console.log(`  ${fault}`)
}

function row(page: string, cells: readonly string[]): string {
  return [page.padEnd(26), ...cells.map((cell) => cell.padStart(15))].join('')
}
