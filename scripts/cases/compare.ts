import type { Quote, QuoteClaim, QuoteLine } from '#domain/quote/quote-result.ts'
import type { Case, CaseRegistration, Expectation } from './case-file.ts'
import { idOf } from './names.ts'

/** What was reckoned for a sample, and how many units each pool had free before. */
export interface Outcome {
  readonly quote: Quote
  readonly freeBefore: (pool: string) => number
  readonly poolNames: readonly { id: string; name: string }[]
}

/** Parts of an expected outcome that are compared; any other is a difference, never overlooked. */
const COMPARED = new Set(['result', 'lines', 'total', 'due', 'claims', 'problems'])

/** Every difference between the expected outcome and the reckoned one; none when they agree. */
export function differences(file: Case, sample: CaseRegistration, outcome: Outcome): string[] {
  const { expect } = sample
  const { quote } = outcome
  const found = Object.keys(expect)
    .filter((part) => !COMPARED.has(part))
    .map((part) => `'${part}' is not compared yet`)
  const result = quote.problems.length === 0 ? 'accepted' : 'refused'
  if (result !== expect.result) found.push(`result: expected ${expect.result}, got ${result}`)
  if (expect.result === 'refused') return [...found, ...problemDifferences(sample, quote)]
  if (expect.total !== undefined && expect.total !== quote.total) {
    found.push(`total: expected ${expect.total}, got ${quote.total}`)
  }
  return [
    ...found,
    ...lineDifferences(expect, quote),
    ...dueDifferences(expect, quote),
    ...claimDifferences(file, expect, outcome),
  ]
}

/** A problem that names nobody belongs to the registration; of one person alone the two are the same. */
function problemDifferences({ people, expect }: CaseRegistration, quote: Quote): string[] {
  const only = people.length === 1 ? (people[0]?.ref ?? null) : null
  const key = (code: string, who: string | null) => `${code} (${who ?? only ?? 'registration'})`
  const expected = (expect.problems ?? []).map(({ code, who }) => key(code, who ?? null)).sort()
  const got = quote.problems.map(({ code, person }) => key(code, person)).sort()
  const same = expected.join() === got.join()
  return same ? [] : [`problems: expected ${expected.join(', ')}, got ${got.join(', ') || 'none'}`]
}

function lineDifferences({ lines }: Expectation, quote: Quote): string[] {
  if (lines === undefined) return []
  const people = new Set([...lines.map(({ who }) => who ?? null), ...quote.lines.map(({ person }) => person)])
  return [...people].flatMap((who) => {
    const expected = lines.filter((line) => (line.who ?? null) === who && (line.amount !== 0 || line.list))
    const got = quote.lines.filter((line) => line.person === who && line.listAmount !== 0)
    const paying = got.filter(({ amount }) => amount !== 0 || expected.some((line) => line.amount === 0))
    if (matches(expected, paying)) return []
    const said = expected.map(({ amount, list }) => (list === undefined ? amount : `${amount} of ${list}`))
    const told = paying.map(({ amount, listAmount }) => `${amount} of ${listAmount}`)
    return [
      `lines of ${who ?? 'the registration'}: expected ${said.join(' + ') || 0}, got ${told.join(' + ') || 0}`,
    ]
  })
}

type ExpectedClaim = NonNullable<Expectation['claims']>[number]
type ExpectedLine = NonNullable<Expectation['lines']>[number]

/** Whether the reckoned lines fall into groups that are the expected lines: one may be shown split. */
function matches(expected: readonly ExpectedLine[], got: readonly QuoteLine[]): boolean {
  const [first, ...others] = expected
  if (first === undefined) return got.length === 0
  return subsets(got, first).some((group) =>
    matches(
      others,
      got.filter((line) => !group.includes(line)),
    ),
  )
}

/** Non-empty groups of lines that add up to an expected line, the list price too where it is given. */
function subsets(lines: readonly QuoteLine[], { amount, list }: ExpectedLine): QuoteLine[][] {
  const grow = (from: number, group: QuoteLine[]): QuoteLine[][] => {
    const sum = (of: 'amount' | 'listAmount') => group.reduce((all, line) => all + line[of], 0)
    const fits =
      group.length > 0 && sum('amount') === amount && (list ?? sum('listAmount')) === sum('listAmount')
    const larger = lines.slice(from).flatMap((line, index) => grow(from + index + 1, [...group, line]))
    return fits ? [group, ...larger] : larger
  }
  return lines.length > 12 ? [] : grow(0, [])
}

function dueDifferences({ due }: Expectation, quote: Quote): string[] {
  if (due === undefined) return []
  const text = (amount: number, until: string | null) =>
    `${amount} until ${until?.slice(0, 10) ?? 'a later day'}`
  const expected = due.map(({ amount, until }) => text(amount, until)).sort()
  const got = quote.due.map(({ amount, until }) => text(amount, until)).sort()
  return expected.join() === got.join() ? [] : [`due: expected ${expected.join(', ')}, got ${got.join(', ')}`]
}

/**
 * Each expected claim is one of the reckoned: so many units, so many left after. A name that means a pool
 * must be that pool; any other name is only for the reader.
 */
function claimDifferences(file: Case, { claims }: Expectation, outcome: Outcome): string[] {
  const open = [...outcome.quote.claims]
  const expected = (claims ?? []).map((claim) => ({ claim, pool: poolOf(claim.pool ?? '', file, outcome) }))
  // Named pools choose first, so that a name for the reader does not take their claim.
  const ordered = [
    ...expected.filter(({ pool }) => pool !== null),
    ...expected.filter(({ pool }) => pool === null),
  ]
  return ordered.flatMap(({ claim, pool }) => {
    const units = unitsOf(claim)
    const left = ({ pool: id, units: taken }: QuoteClaim) => outcome.freeBefore(id) - taken
    const index = open.findIndex(
      (got) =>
        (pool === null || got.pool === pool) &&
        got.units === units &&
        (claim.left_after === undefined || claim.left_after === left(got)),
    )
    if (index >= 0) open.splice(index, 1)
    const wanted = `${units} of '${claim.pool}'${claim.left_after === undefined ? '' : `, ${claim.left_after} left`}`
    const got = open.map((each) => `${each.units} of ${each.pool}, ${left(each)} left`).join('; ')
    return index >= 0 ? [] : [`claims: ${wanted} not among ${got || 'none'}`]
  })
}

/** The number of seats, beds or places: whatever it is called, the number that is not what is left. */
const unitsOf = (claim: ExpectedClaim) =>
  Object.entries(claim).find(([key, value]) => key !== 'left_after' && typeof value === 'number')?.[1]

/** The pool that a name means: by the case file, by id or name, or a slot by its moment; null for none. */
function poolOf(name: string, file: Case, { poolNames }: Outcome): string | null {
  if (/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(name)) return `slot:${name.replace(' ', 'T')}`
  const id = file.pools[name] ?? idOf(name, poolNames)
  return poolNames.some((pool) => pool.id === id) ? id : null
}
