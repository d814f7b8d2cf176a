import { parseDefinition } from '#domain/event/check/check-definition.ts'
import type { DefinitionProblem } from '#domain/event/definition/problem.ts'
import { compileDefinition } from '#domain/quote/compile.ts'
import type { CompiledDefinition } from '#domain/quote/compiled.ts'
import { quote } from '#domain/quote/quote.ts'
import type { Quote } from '#domain/quote/quote-result.ts'
import { readMoment } from '#domain/values/time.ts'
import { documentSentence } from '#i18n/pl/definition-problems/document-sentence.ts'
import { type Case, wordsOf } from './case-file.ts'
import { differences } from './compare.ts'
import { complaintOf, describeProblem } from './describe-problem.ts'
import { capacityOf, freeByGiven } from './given.ts'
import { slug } from './names.ts'
import { type CaseRegistration, registrationSchema } from './sample.ts'
import type { TestDatabase } from './scenario.ts'
import { type PricedSample, runSteps } from './steps.ts'
import { inviteOf, translate } from './translate.ts'
import { unknownPeople } from './unknown-people.ts'

/** The verdict on one registration of a case. */
export interface Verdict {
  readonly case: string
  readonly registration: string
  readonly expected: string
  /** Null when nothing could be calculated: the differences state why. */
  readonly got: string | null
  readonly differences: readonly string[]
}

/** Evaluates every registration of a case; an invalid definition fails them all. Later steps are not run. */
export function runCase(file: Case): Verdict[] {
  return evaluateCase(file).map(({ priced, ...verdict }) => ({
    ...verdict,
    differences: [...verdict.differences, ...(priced === null ? [] : uncoveredSteps(priced))],
  }))
}

/** The same, and runs later steps on a test database, which is opened when a registration has some. */
export async function playCase(
  file: Case,
  openTestDatabase: () => Promise<TestDatabase>,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const { priced, ...verdict } of evaluateCase(file)) {
    const has = priced !== null && stepsOf(priced) > 0
    verdicts.push(has ? await runLaterSteps(file, verdict, priced, await openTestDatabase()) : verdict)
  }
  return verdicts
}

async function runLaterSteps(
  file: Case,
  verdict: Verdict,
  priced: PricedSample,
  testDatabase: TestDatabase,
): Promise<Verdict> {
  try {
    const { log, differences: more } = await runSteps(testDatabase, file, priced)
    return {
      ...verdict,
      got: [verdict.got, ...log].join('; '),
      differences: [...verdict.differences, ...more],
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ...verdict, differences: [...verdict.differences, `the steps broke off: ${reason}`] }
  }
}

const stepsOf = ({ sample }: PricedSample) => (sample.then === undefined ? 0 : [sample.then].flat().length)

function uncoveredSteps(priced: PricedSample): string[] {
  const steps = stepsOf(priced)
  return steps > 0 ? [`steps not covered yet: ${steps} in 'then'`] : []
}

type Run = Pick<Verdict, 'got' | 'differences'> & { readonly priced: PricedSample | null }

function evaluateCase(file: Case): (Verdict & Run)[] {
  const parsed = parseDefinition(file.definition)
  if (!parsed.ok) return withoutDefinition(file, parsed.problems)
  const compiled = compileDefinition(parsed.definition)
  return file.registrations.map((raw) => {
    const outcome = runRaw(file, compiled, raw)
    return { case: file.id, registration: raw.id, expected: describeExpected(raw), ...outcome }
  })
}

/** Faults of the definition are reported once; every registration fails because of them. */
function withoutDefinition(file: Case, problems: readonly DefinitionProblem[]): (Verdict & Run)[] {
  const failed = { case: file.id, expected: 'a definition', got: null, priced: null }
  return [
    ...problems.map((problem) => ({
      ...{ ...failed, registration: 'definition' },
      differences: [[problem.path, documentSentence(problem)].filter((text) => text !== '').join(': ')],
    })),
    ...file.registrations.map(({ id }) => ({
      ...{ ...failed, registration: id },
      differences: ['not reckoned, for the definition cannot stand'],
    })),
  ]
}

function runRaw(file: Case, compiled: CompiledDefinition, raw: unknown): Run {
  const failed = (reason: string): Run => ({ got: null, differences: [reason], priced: null })
  const read = registrationSchema.safeParse(raw)
  if (!read.success) return failed(`not understood: ${wordsOf(read.error)}`)
  const unknown = unknownPeople(file, read.data)
  if (unknown.length > 0) return failed(unknown.join('; '))
  try {
    return runSample(file, compiled, read.data)
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error))
  }
}

function runSample(file: Case, compiled: CompiledDefinition, sample: CaseRegistration): Run {
  const { definition } = compiled
  const now = readMoment(sample.at)
  if (now === null) throw new Error(`'${sample.at}' is no moment`)
  const free = freeByGiven(file, definition, sample)
  const draft = translate(file, definition, sample)
  const channel = channelOf(sample)
  const result = quote(compiled, draft, { now, facts: { channel, free, invite: inviteOf(file, sample) } })
  const outcome = {
    quote: result,
    freeBefore: (pool: string) => free[pool] ?? capacityOf(definition, pool),
    poolNames: definition.pools,
  }
  return {
    got: describeQuote(result),
    differences: differences(file, sample, outcome),
    priced: { sample, draft, total: result.total, free, channel },
  }
}

/** Other words for the office. */
const SPOT = new Set(['desk', 'on-site', 'on-the-spot', 'spot', 'in-person', 'biuro'])

function channelOf({ by }: CaseRegistration): 'online' | 'office' {
  const stated = by?.channel ?? 'online'
  const channel = SPOT.has(slug(stated)) ? 'office' : stated
  if (channel === 'online' || channel === 'office') return channel
  throw new Error(`by.channel: '${channel}' is neither 'online' nor 'office'`)
}

function describeExpected(raw: unknown): string {
  const read = registrationSchema.safeParse(raw)
  if (!read.success) return 'something not understood'
  const { result, total, problems } = read.data.expect
  if (result === 'accepted') return `accepted, total ${total}`
  return `refused: ${(problems ?? []).map(({ code, who }) => (who ? `${code} (${who})` : code)).join(', ')}`
}

function describeQuote({ problems, total }: Quote): string {
  if (problems.length === 0) return `accepted, total ${total}`
  return `refused: ${problems.map((problem) => describeProblem(complaintOf(problem))).join('; ')}`
}
