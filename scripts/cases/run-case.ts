import { parseDefinition } from '#domain/event/check-definition.ts'
import { type CompiledDefinition, compileDefinition } from '#domain/quote/compile.ts'
import { quote } from '#domain/quote/quote.ts'
import type { Quote } from '#domain/quote/quote-result.ts'
import { readMoment } from '#domain/time.ts'
import type { Case, CaseRegistration } from './case-file.ts'
import { differences } from './compare.ts'
import { capacityOf, freeByGiven } from './given.ts'
import { translate } from './translate.ts'

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
  return file.registrations.map((sample) => {
    const { got, differences } =
      compiled === null ? { got: 'no definition', differences: refused } : runSample(file, compiled, sample)
    return { case: file.id, registration: sample.id, expected: sayExpected(sample), got, differences }
  })
}

function runSample(file: Case, compiled: CompiledDefinition, sample: CaseRegistration) {
  try {
    const { definition } = compiled
    const free = freeByGiven(file, definition, sample)
    const now = readMoment(sample.at)
    if (now === null) throw new Error(`'${sample.at}' is no moment`)
    const result = quote(compiled, translate(file, definition, sample), {
      now,
      facts: { channel: channelOf(sample), free },
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
  } catch (error) {
    return { got: 'nothing', differences: [error instanceof Error ? error.message : String(error)] }
  }
}

function channelOf({ by }: CaseRegistration): 'online' | 'office' {
  const channel = by?.channel ?? 'online'
  if (channel === 'online' || channel === 'office') return channel
  throw new Error(`unknown channel '${channel}'`)
}

function uncoveredSteps(sample: CaseRegistration): string[] {
  const steps = sample.then
  return Array.isArray(steps) && steps.length > 0 ? [`steps not covered yet: ${steps.length} in 'then'`] : []
}

function sayExpected({ expect }: CaseRegistration): string {
  if (expect.result === 'accepted') return `accepted, total ${expect.total}`
  return `refused: ${(expect.problems ?? []).map(({ code, who }) => (who ? `${code} (${who})` : code)).join(', ')}`
}

function sayQuote({ problems, total }: Quote): string {
  if (problems.length === 0) return `accepted, total ${total}`
  return `refused: ${problems.map(({ code, person }) => (person ? `${code} (${person})` : code)).join(', ')}`
}
