import { parseDefinition } from '#domain/event/check-definition.ts'
import type { DefinitionProblem } from '#domain/event/problem.ts'
import { compileDefinition } from '#domain/quote/compile.ts'
import type { CompiledDefinition } from '#domain/quote/compiled.ts'
import { quote } from '#domain/quote/quote.ts'
import type { Quote } from '#domain/quote/quote-result.ts'
import { readMoment } from '#domain/time.ts'
import { type Case, wordsOf } from './case-file.ts'
import { differences } from './compare.ts'
import { capacityOf, freeByGiven } from './given.ts'
import { slug } from './names.ts'
import { type CaseRegistration, registrationSchema } from './sample.ts'
import { complaintOf, sayProblem } from './say-problem.ts'
import { strangers } from './somebody.ts'
import { playSteps, type Reckoned } from './steps.ts'
import type { Ground } from './steps-ground.ts'
import { inviteOf, translate } from './translate.ts'

/** The verdict on one registration of a case. */
export interface Verdict {
  readonly case: string
  readonly registration: string
  readonly expected: string
  /** Null when nothing could be reckoned: the differences say why. */
  readonly got: string | null
  readonly differences: readonly string[]
}

/** Reckons every registration of a case; a definition that cannot stand fails them all. Later steps are not played. */
export function runCase(file: Case): Verdict[] {
  return reckonCase(file).map(({ reckoned, ...verdict }) => ({
    ...verdict,
    differences: [...verdict.differences, ...(reckoned === null ? [] : unplayed(reckoned))],
  }))
}

/** The same, and plays later steps on a ground, which is opened when a registration has some. */
export async function playCase(file: Case, openGround: () => Promise<Ground>): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const { reckoned, ...verdict } of reckonCase(file)) {
    const has = reckoned !== null && stepsOf(reckoned) > 0
    verdicts.push(has ? await play(file, verdict, reckoned, await openGround()) : verdict)
  }
  return verdicts
}

async function play(file: Case, verdict: Verdict, reckoned: Reckoned, ground: Ground): Promise<Verdict> {
  try {
    const { told, differences: more } = await playSteps(ground, file, reckoned)
    return {
      ...verdict,
      got: [verdict.got, ...told].join('; '),
      differences: [...verdict.differences, ...more],
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ...verdict, differences: [...verdict.differences, `the steps broke off: ${reason}`] }
  }
}

const stepsOf = ({ sample }: Reckoned) => (sample.then === undefined ? 0 : [sample.then].flat().length)

function unplayed(reckoned: Reckoned): string[] {
  const steps = stepsOf(reckoned)
  return steps > 0 ? [`steps not covered yet: ${steps} in 'then'`] : []
}

type Run = Pick<Verdict, 'got' | 'differences'> & { readonly reckoned: Reckoned | null }

function reckonCase(file: Case): (Verdict & Run)[] {
  const parsed = parseDefinition(file.definition)
  if (!parsed.ok) return withoutDefinition(file, parsed.problems)
  const compiled = compileDefinition(parsed.definition)
  return file.registrations.map((raw) => {
    const outcome = runRaw(file, compiled, raw)
    return { case: file.id, registration: raw.id, expected: sayExpected(raw), ...outcome }
  })
}

/** What is wrong is told once; every registration fails of it. */
function withoutDefinition(file: Case, problems: readonly DefinitionProblem[]): (Verdict & Run)[] {
  const failed = { case: file.id, expected: 'a definition', got: null, reckoned: null }
  return [
    ...problems.map(({ path, message }) => ({
      ...{ ...failed, registration: 'definition' },
      differences: [path === '' ? message : `${path}: ${message}`],
    })),
    ...file.registrations.map(({ id }) => ({
      ...{ ...failed, registration: id },
      differences: ['not reckoned, for the definition cannot stand'],
    })),
  ]
}

function runRaw(file: Case, compiled: CompiledDefinition, raw: unknown): Run {
  const failed = (reason: string): Run => ({ got: null, differences: [reason], reckoned: null })
  const read = registrationSchema.safeParse(raw)
  if (!read.success) return failed(`not understood: ${wordsOf(read.error)}`)
  const unknown = strangers(file, read.data)
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
    got: sayQuote(result),
    differences: differences(file, sample, outcome),
    reckoned: { sample, draft, total: result.total, free, channel },
  }
}

/** Other words for the office. */
const SPOT = new Set(['desk', 'on-site', 'on-the-spot', 'spot', 'in-person', 'biuro'])

function channelOf({ by }: CaseRegistration): 'online' | 'office' {
  const said = by?.channel ?? 'online'
  const channel = SPOT.has(slug(said)) ? 'office' : said
  if (channel === 'online' || channel === 'office') return channel
  throw new Error(`by.channel: '${channel}' is neither 'online' nor 'office'`)
}

function sayExpected(raw: unknown): string {
  const read = registrationSchema.safeParse(raw)
  if (!read.success) return 'something not understood'
  const { result, total, problems } = read.data.expect
  if (result === 'accepted') return `accepted, total ${total}`
  return `refused: ${(problems ?? []).map(({ code, who }) => (who ? `${code} (${who})` : code)).join(', ')}`
}

function sayQuote({ problems, total }: Quote): string {
  if (problems.length === 0) return `accepted, total ${total}`
  return `refused: ${problems.map((problem) => sayProblem(complaintOf(problem))).join('; ')}`
}
