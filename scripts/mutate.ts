import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chooseMutations } from '../tools/mutate/choose.ts'
import { type Result, readResults, resultLine, summaryLine, writeResults } from '../tools/mutate/report.ts'
import { tryMutations } from '../tools/mutate/try-mutations.ts'
import { buildWeb } from './support/build-web.ts'
import { runCommand } from './support/run-command.ts'
import { seconds } from './support/seconds.ts'

/**
 * `npm run mutate -- [--seed 1] [--count 200] [--from 0] [--only src/domain/quote] [--survivors]`: plants small faults
 * in a copy of the rules, the server and the SQL functions, one after the other, and says which the tests notice
 * (docs/mutation.md). The seed repeats the choice, a run that was stopped continues from a number; with `--survivors`
 * only those are tried that have survived before. Ends non-zero when one survives or could not be tried.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '200' },
    from: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
    survivors: { type: 'boolean', default: false },
  },
})
const REPORT = `.data/mutate/seed-${values.seed}.json`

await runCommand(
  async (stop) => {
    const from = Number(values.from)
    const known = readResults(REPORT)
    const chosen = chooseMutations(resolve('.'), Number(values.seed), values.only)
      .drop(from)
      .take(Number(values.count))
      .filter(({ id }) => !values.survivors || known.get(id)?.verdict.kind === 'survived')
      .toArray()
    if (chosen.some(({ file }) => !file.startsWith('src/domain/'))) await buildWeb(stop)
    const started = Date.now()
    const results: Result[] = []
    await tryMutations(resolve('.'), chosen, {
      stop,
      onLeftOut: (why) => console.log(why),
      onVerdict: ({ changed: _, ...mutation }, verdict) => {
        const result = { ...mutation, verdict }
        results.push(result)
        writeResults(REPORT, known.set(result.id, result))
        console.log(`${from + results.length - 1} ${resultLine(result)}`)
      },
    })
    console.log(`${summaryLine(results)}, ${seconds(started)}, ${REPORT}`)
    if (results.some(({ verdict }) => verdict.kind !== 'killed')) process.exitCode = 1
  },
  { interrupted: 130 },
)
