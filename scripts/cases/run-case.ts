import { parseDefinition } from '#domain/event/check-definition.ts'
import { type CompiledDefinition, compileDefinition } from '#domain/quote/compile.ts'
import { quote } from '#domain/quote/quote.ts'
import type { Quote } from '#domain/quote/quote-result.ts'
import { readMoment } from '#domain/time.ts'
import { type Case, type CaseRegistration, registrationSchema, wordsOf } from './case-file.ts'
import { differences } from './compare.ts'
import { capacityOf, freeByGiven } from './given.ts'
import { inviteOf, translate } from './translate.ts'

/** The verdict on one registration of a case. */
export interface Verdict {
  readonly case: string
  readonly registration: string
  readonly expected: string
  readonly got: string
  readonly differences: readonly string[]
}

/** Runs every registration of a case; a definition that cannot stand fails them all. */
export function runCase(file: Case): Verdict[] {
  const parsed = parseDefinition(file.definition)
  const refused = parsed.ok
    ? []
    : parsed.problems.map(({ path, message }) => `definition, ${path}: ${message}`)
  const compiled = parsed.ok ? compileDefinition(parsed.definition) : null
  return file.registrations.map((raw) => {
    const outcome =
      compiled === null ? { got: 'no definition', differences: refused } : runRaw(file, compiled, raw)
    return { case: file.id, registration: raw.id, expected: sayExpected(raw), ...outcome }
  })
}

type Run = Pick<Verdict, 'got' | 'differences'>

function runRaw(file: Case, compiled: CompiledDefinition, raw: unknown): Run {
  const read = registrationSchema.safeParse(raw)
  if (!read.success) return { got: 'nothing', differences: [`not understood: ${wordsOf(read.error)}`] }
  try {
    return runSample(file, compiled, read.data)
  } catch (error) {
    return { got: 'nothing', differences: [error instanceof Error ? error.message : String(error)] }
  }
}

function runSample(file: Case, compiled: CompiledDefinition, sample: CaseRegistration): Run {
  const { definition } = compiled
  const now = readMoment(sample.at)
  if (now === null) throw new Error(`'${sample.at}' is no moment`)
  const free = freeByGiven(file, definition, sample)
  const draft = translate(file, definition, sample)
  const result = quote(compiled, draft, {
    now,
    facts: { channel: channelOf(sample), free, invite: inviteOf(sample) },
  })
  const outcome = {
    quote: result,
    freeBefore: (pool: string) => free[pool] ?? capacityOf(definition, pool),
    poolNames: definition.pools,
  }
  return {
    got: sayQuote(result),
    differences: [...differences(file, sample, outcome), ...uncoveredSteps(sample)],
  }
}

function channelOf({ by }: CaseRegistration): 'online' | 'office' {
  const channel = by?.channel === 'desk' ? 'office' : (by?.channel ?? 'online')
  if (channel === 'online' || channel === 'office') return channel
  throw new Error(`unknown channel '${channel}'`)
}

function uncoveredSteps(sample: CaseRegistration): string[] {
  const steps = sample.then
  return Array.isArray(steps) && steps.length > 0 ? [`steps not covered yet: ${steps.length} in 'then'`] : []
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
  return `refused: ${problems.map(({ code, person }) => (person ? `${code} (${person})` : code)).join(', ')}`
}
