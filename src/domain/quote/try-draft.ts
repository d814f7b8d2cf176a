import { type Grosze, sumMoney } from '../values/money.ts'
import { type Agreed, daysOfPayment } from './agreed.ts'
import type { CompiledDefinition } from './compiled.ts'
import { quote } from './quote.ts'
import type { Quote, QuoteClaim, QuoteContext, QuoteLine, QuoteProblem } from './quote-result.ts'

/** Something that would cost another amount, for the whole registration; null: it is not there. */
export interface TriedLine {
  readonly name: string
  readonly before: Grosze | null
  readonly after: Grosze | null
}

/** What other rules would have meant for a registration. */
export interface TriedDraft {
  /** `full`: it would not have fitted; `refused`: for another reason it would not have been registered. */
  readonly outcome: 'same' | 'dearer' | 'cheaper' | 'full' | 'refused'
  /** Null where it would not have been registered. */
  readonly total: Grosze | null
  readonly lines: readonly TriedLine[]
  readonly problems: readonly QuoteProblem[]
  /** The places that it would have taken; none where it would not have been registered. */
  readonly claims: readonly QuoteClaim[]
}

interface Tried {
  /** The rules that were agreed to. */
  readonly own: CompiledDefinition
  /** The rules that are tried. */
  readonly draft: CompiledDefinition
  readonly agreed: Agreed
  /** Nothing of it waits for an approval. */
  readonly approved: boolean
  /** Units that are left by the tried rules after everybody who came before. */
  readonly free: QuoteContext['facts']['free']
}

/**
 * What a registration would have cost if people had registered by other rules, on the same day and with the same
 * answers. Only what the other rules change counts: the same order is priced by both, so that what was agreed by hand,
 * or is out of order by its own rules, is no difference. Answers and consents that only the other rules ask for are not
 * missed: they would have been given.
 */
export function tryDraft({ own, draft, agreed, approved, free }: Tried): TriedDraft {
  const context = (left: Tried['free']): QuoteContext => ({
    now: agreed.pricedAt,
    openAt: agreed.registeredAt,
    approved,
    facts: { channel: agreed.channel, free: left, ...daysOfPayment(agreed) },
  })
  const before = quote(own, agreed.draft, context({}))
  const after = quote(draft, agreed.draft, context(free))
  const problems = newProblems(before, after)
  const lines = changedLines(before.lines, after.lines)
  if (problems.length > 0) {
    const outcome = problems.every(({ code }) => FULL.has(code)) ? 'full' : 'refused'
    return { outcome, total: null, lines: [], problems, claims: [] }
  }
  const difference = after.total - before.total
  return {
    outcome: difference === 0 ? 'same' : difference > 0 ? 'dearer' : 'cheaper',
    total: agreed.total + difference,
    ...{ lines, problems, claims: after.claims },
  }
}

const FULL: ReadonlySet<string> = new Set([
  'event_full',
  'group_full',
  'product_full',
  'slot_full',
  'room_full',
])

/** They would have been asked, and would have answered. */
const GIVEN_WHEN_ASKED: ReadonlySet<string> = new Set(['field_missing', 'statement_missing'])

function newProblems(before: Quote, after: Quote): QuoteProblem[] {
  const known = new Set(before.problems.map(keyOf))
  return after.problems.filter((problem) => !GIVEN_WHEN_ASKED.has(problem.code) && !known.has(keyOf(problem)))
}

const keyOf = ({ code, person, where }: QuoteProblem) => `${code} ${person} ${where}`

/** By item: the sums of all people. */
function changedLines(before: readonly QuoteLine[], after: readonly QuoteLine[]): TriedLine[] {
  const [was, is] = [Map.groupBy(before, byItem), Map.groupBy(after, byItem)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((item) => {
    const [one, other] = [was.get(item), is.get(item)]
    const line = {
      name: (other ?? one)?.[0]?.itemName ?? item,
      before: one === undefined ? null : sumOf(one),
      after: other === undefined ? null : sumOf(other),
    }
    return line.before === line.after ? [] : [line]
  })
}

const byItem = ({ item }: QuoteLine) => item
const sumOf = (lines: readonly QuoteLine[]) => sumMoney(lines.map(({ amount }) => amount))
