import type { Quote } from '#domain/quote/quote-result.ts'
import type { Case } from './case-file.ts'
import { claimDifferences } from './compare-claims.ts'
import { dueDifferences } from './compare-due.ts'
import { lineDifferences } from './compare-lines.ts'
import { slug } from './names.ts'
import type { CaseRegistration, Expectation } from './sample.ts'
import { stateWord } from './states.ts'

/** The calculated outcome of a sample, and how many units each pool had free before. */
export interface Outcome {
  readonly quote: Quote
  readonly freeBefore: (pool: string) => number
  readonly poolNames: readonly { id: string; name: string }[]
}

/** Parts of an expected outcome that are compared; any other is a difference, never overlooked. */
const COMPARED = new Set('result lines total due on_site subsidy state claims problems'.split(' '))
/** Parts that only inform the reader. */
const FOR_THE_READER = new Set('why note notes title comment'.split(' '))

/** Every difference between the expected outcome and the calculated one; none when they agree. */
export function differences(file: Case, sample: CaseRegistration, outcome: Outcome): string[] {
  const { expect } = sample
  const { quote } = outcome
  const found = Object.keys(expect)
    .filter((part) => !COMPARED.has(part) && !FOR_THE_READER.has(part))
    .map((part) => `'${part}' is not compared yet`)
  const result = quote.problems.length === 0 ? 'accepted' : 'refused'
  if (result !== expect.result) found.push(`result: expected ${expect.result}, got ${result}`)
  if (expect.result === 'refused') return [...found, ...problemDifferences(sample, quote)]
  return [
    ...found,
    ...numberDifference('total', expect.total, quote.total),
    ...(expect.lines === undefined
      ? []
      : lineDifferences(
          expect.lines,
          quote.lines.filter(({ onSite }) => !onSite),
        )),
    ...onSiteDifferences(expect, quote),
    ...subsidyDifferences(expect, quote),
    ...dueDifferences(expect.due, quote.due, quote.approvals.length > 0),
    ...stateDifferences(expect, quote),
    ...(expect.claims === undefined ? [] : claimDifferences(file, expect.claims, outcome)),
  ]
}

const numberDifference = (what: string, expected: number | undefined, got: number): string[] =>
  expected === undefined || expected === got ? [] : [`${what}: expected ${expected}, got ${got}`]

/** A problem without a person belongs to the registration; for a single person the two are the same. */
function problemDifferences({ people, expect }: CaseRegistration, quote: Quote): string[] {
  if (expect.problems === undefined) return []
  const only = people.length === 1 ? (people[0]?.ref ?? null) : null
  const key = (code: string, who: string | null) => `${code} (${who ?? only ?? 'registration'})`
  const expected = expect.problems
    .flatMap(({ code, who }) => [who ?? null].flat().map((each) => key(code, each)))
    .sort()
  const got = quote.problems.map(({ code, person }) => key(code, person)).sort()
  const same = expected.join() === got.join()
  return same ? [] : [`problems: expected ${expected.join(', ') || 'none'}, got ${got.join(', ') || 'none'}`]
}

/** What is paid on the spot: the sum, or its lines. */
function onSiteDifferences({ on_site: expected }: Expectation, { onSite, lines }: Quote): string[] {
  if (expected === undefined || expected === null) return []
  if (Array.isArray(expected)) {
    const mine = lines.filter((line) => line.onSite)
    return lineDifferences(expected, mine).map((difference) => `on_site, ${difference}`)
  }
  return numberDifference('on_site', expected, onSite)
}

/** What third parties pay: the sum, or each by name. */
function subsidyDifferences({ subsidy: expected }: Expectation, { subsidies }: Quote): string[] {
  if (expected === undefined || expected === null) return []
  const all = subsidies.reduce((sum, { amount }) => sum + amount, 0)
  if (typeof expected === 'number') return numberDifference('subsidy', expected, all)
  return [expected].flat().flatMap(({ by, amount }) => {
    const got = subsidies.find((each) => by !== undefined && slug(each.by) === slug(by))?.amount
    return numberDifference(
      `subsidy${by === undefined ? '' : ` by ${by}`}`,
      amount,
      by === undefined ? all : (got ?? 0),
    )
  })
}

/** What a registration can wait for when it was just sent. */
const STATES = ['awaits approval', 'awaits payment', 'confirmed']

/** What a registration waits for right after it was sent. */
function stateDifferences({ state }: Expectation, { approvals, total }: Quote): string[] {
  if (state === undefined) return []
  const word = stateWord(state)
  const expected = STATES.find(
    (each) => slug(each) === (word === 'awaiting-payment' ? 'awaits-payment' : word),
  )
  const got = approvals.length > 0 ? 'awaits approval' : total > 0 ? 'awaits payment' : 'confirmed'
  if (expected === undefined) return [`state: '${state}' is not one of ${STATES.join(', ')}`]
  return expected === got ? [] : [`state: expected ${expected}, got ${got}`]
}
