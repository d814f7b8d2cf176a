import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseDefinition } from '#domain/event/check/check-definition.ts'
import { compileDefinition } from '#domain/quote/compile.ts'
import type { CompiledDefinition } from '#domain/quote/compiled.ts'
import { fillRequired } from '#domain/quote/fill-required.ts'
import { quote } from '#domain/quote/quote.ts'
import type { QuoteContext } from '#domain/quote/quote-result.ts'
import { type RegistrationDraft, registrationDraftSchema } from '#domain/registration/draft.ts'
import { medianAndP99 } from '../tools/bench/figures.ts'

/**
 * `npm run bench:quote`: how long `quote()` takes for a family of six at each real event of `cases/`, on a compiled
 * definition, and how it grows with people at the one that takes longest. One thread, no database, no server. Ends
 * non-zero when the goal of half a millisecond is missed.
 */
const GOAL = 0.5
const CASES = fileURLToPath(new URL('../cases', import.meta.url))
const PEOPLE = [6, 12, 24, 48, 96]
const QUOTES = 1000
const BIRTHS = ['1984-02-02', '1982-03-03', '2007-03-14', '2009-09-02', '2014-05-21', '2018-01-01']

const context: QuoteContext = {
  now: Temporal.PlainDateTime.from('2019-12-01T12:00:00'),
  facts: { channel: 'online', free: {} },
}

/** A family that has chosen what is required, enlarged by including it several times. */
function familyOf(compiled: CompiledDefinition, people: number): RegistrationDraft {
  const six = registrationDraftSchema.parse({
    people: BIRTHS.map((birthDate, i) => ({ ref: `p${i}`, firstName: 'Anna', lastName: 'Maj', birthDate })),
    registeredBy: 'p0',
    statements: compiled.definition.statements.map(({ id }) => id),
  })
  const filled = fillRequired(compiled, six, context)
  const rounds = Array.from({ length: people / BIRTHS.length }, (_, round) => round)
  return {
    ...filled,
    people: rounds.flatMap((round) =>
      filled.people.map((each) => ({ ...each, ref: `${each.ref}-${round}` })),
    ),
    registeredBy: 'p0-0',
  }
}

interface Measured {
  readonly median: number
  readonly p99: number
  /** Processor time: it hardly depends on what else the machine is doing. */
  readonly work: number
  readonly lines: number
}

/** Milliseconds of one quote, after as many have warmed up. */
function measure(compiled: CompiledDefinition, people: number): Measured {
  const draft = familyOf(compiled, people)
  const ask = () => quote(compiled, draft, context)
  for (let i = 0; i < QUOTES; i++) ask()
  const times: number[] = []
  const before = process.cpuUsage()
  for (let i = 0; i < QUOTES; i++) {
    const begun = performance.now()
    ask()
    times.push(performance.now() - begun)
  }
  const { user, system } = process.cpuUsage(before)
  return { ...medianAndP99(times), work: (user + system) / 1000 / QUOTES, lines: ask().lines.length }
}

async function compiledCases(): Promise<{ name: string; compiled: CompiledDefinition }[]> {
  const files = (await readdir(CASES)).filter((file) => file.endsWith('.json')).sort()
  return await Promise.all(
    files.map(async (file) => {
      const parsed = parseDefinition(JSON.parse(await readFile(`${CASES}/${file}`, 'utf8')).definition)
      if (!parsed.ok) throw new Error(`${file}: ${JSON.stringify(parsed.problems)}`)
      return { name: file.replace('.json', ''), compiled: compileDefinition(parsed.definition) }
    }),
  )
}

const figureText = ({ median, p99, work, lines }: Measured) =>
  `${lines} lines, median ${median.toFixed(3)} ms, p99 ${p99.toFixed(3)} ms, work ${work.toFixed(3)} ms`

const measured = (await compiledCases()).map((each) => ({ ...each, figure: measure(each.compiled, 6) }))
for (const { name, figure } of measured) console.log(`${name.padEnd(28)} six people: ${figureText(figure)}`)

const slowest = measured.toSorted((a, b) => b.figure.work - a.figure.work)[0]
if (slowest === undefined) throw new Error('there are no cases')
console.log(`\n${slowest.name} by number of people:`)
let before: Measured | null = null
for (const people of PEOPLE) {
  const figure = measure(slowest.compiled, people)
  const ratio = before === null ? '' : `, ${(figure.work / before.work).toFixed(2)} times for twice as many`
  console.log(`${String(people).padStart(4)}: ${figureText(figure)}${ratio}`)
  before = figure
}
if (measured.some(({ figure }) => figure.median > GOAL)) process.exitCode = 1
