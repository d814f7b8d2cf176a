import type { EventDefinition } from '#domain/event/definition.ts'
import { formatMoney, type Grosze } from '#domain/money.ts'
import type { Reason } from '#domain/quote/quote-result.ts'
import { pl } from '#i18n/pl.ts'
import { tie } from '#i18n/typography.ts'
import { type BundledLine, bundled } from './line-bundles.ts'
import type { PricedLine } from './priced-line.ts'

/** A line of a price as people read it; what several people take alike is one line. */
export interface LineView {
  readonly key: string
  /** 'Anna Kowalska', or the thing taken: 'Autokar powrotny: Kielce'. */
  readonly title: string
  /** Why it costs that: 'Dorosły lub młodzież, Wyjazd z Kielc', '4 osoby × 60 zł'. */
  readonly reason: string
  /** The amount was reduced by a rule. */
  readonly reduced: boolean
  /** One sentence behind 'Dlaczego?'; null when the reason says everything. */
  readonly why: string | null
  readonly amount: Grosze
  readonly listAmount: Grosze
}

const REASON_CODES: readonly string[] = [
  'fixed',
  'rule',
  'table',
  'chosen',
  'share',
  'raised',
  'paid_by',
  'option',
  'adjusted',
  'used_up',
  'agreed',
] satisfies Reason['code'][]
const isReason = (reason: PricedLine['reasons'][number]): reason is Reason =>
  REASON_CODES.includes(reason.code)

/**
 * The fee person by person, then what was added, the same things together. What everybody has of itself and costs
 * nothing is left out. `nameOf`: how a person is called.
 */
export function lineViews(
  lines: readonly PricedLine[],
  definition: EventDefinition | null,
  nameOf: (ref: string) => string,
): LineView[] {
  const fee = feeOf(definition)
  const isFee = (line: PricedLine) =>
    line.person !== null && line.option === null && (definition === null || line.item === fee)
  const told = bundled(lines).filter((line) => !isNothing(line, definition))
  const fees = told.filter(isFee)
  const extras = told.filter((line) => !isFee(line))
  return [
    ...fees.map((line) => feeView(line, definition, nameOf)),
    ...groupsOf(extras).map((group) => sharedView(group, definition, nameOf)),
  ]
}

/**
 * What everybody pays for taking part: it is told by the person's name alone. Without a definition (a registration
 * made long ago) every line of a person without an option is a fee, and says for what.
 */
const feeOf = (definition: EventDefinition | null) =>
  definition?.items.find(
    ({ choose, per, category }) => choose === 'always' && per === 'person' && category === 'participation',
  )?.id

/** A rule of the price list that has come to nothing: nobody has chosen it, and nobody pays for it. */
const isNothing = ({ person, item, amount, listAmount }: PricedLine, definition: EventDefinition | null) =>
  person === null &&
  amount === 0 &&
  listAmount === 0 &&
  definition?.items.find(({ id }) => id === item)?.choose === 'always'

function viewOf(line: BundledLine, definition: EventDefinition | null): LineView {
  const known = line.reasons.filter(isReason)
  const changes = known.filter(({ code }) => BY_RULE.includes(code))
  const agreed = known.filter(({ code }) => code === 'agreed').map(pl.reason)
  const rules = changes.length > 0 ? [...changes.map(inBrief), ...agreed] : known.map(pl.reason)
  const said = [...new Set([line.options ?? '', ...rules])]
  return {
    key: [line.person, line.item, line.option, line.quantity, line.amount].join('|'),
    title: pl.lineName(line),
    reason: tie(said.filter(Boolean).join(', ')),
    reduced: line.amount < line.listAmount,
    why: changes.length === 0 ? null : whyOf(line, definition),
    amount: line.amount,
    listAmount: line.listAmount,
  }
}

/** A fee bears the name of who pays it; without a definition it says for what. */
function feeView(
  line: PricedLine,
  definition: EventDefinition | null,
  nameOf: (ref: string) => string,
): LineView {
  const view = viewOf(line, definition)
  const reason = definition === null ? joined(tie(line.itemName), view.reason) : view.reason
  return { ...view, reason, title: nameOf(line.person ?? '') }
}

/** What an adjustment makes of a price. */
const BY_RULE: readonly Reason['code'][] = ['adjusted', 'raised', 'paid_by', 'used_up']

/** A reduction by its name alone: the old price stands beside the new one. */
const inBrief = (reason: Reason) =>
  reason.code === 'adjusted' ? String(reason.params.name) : pl.reason(reason)

/** 'Cena 120 zł. Trzecie dziecko: −120 zł. Zniżka naliczy się sama, gdy …' */
function whyOf(line: PricedLine, definition: EventDefinition | null): string {
  const known = line.reasons.filter(isReason)
  const [base] = known.filter((each) => !isChange(each)).map(pl.reason)
  const rules = known.filter(isChange)
  const notes = rules.flatMap(
    ({ params }) => definition?.adjustments.find(({ name }) => name === params.name)?.note ?? [],
  )
  const price = `Cena ${formatMoney(line.listAmount)}${base ? ` (${base})` : ''}.`
  return tie([price, ...rules.map((rule) => `${pl.reason(rule)}.`), ...notes].join(' '))
}

const isChange = ({ code }: Reason) => BY_RULE.includes(code) || code === 'agreed'

function groupsOf(lines: readonly BundledLine[]): BundledLine[][] {
  const groups = new Map<string, BundledLine[]>()
  for (const line of lines) {
    const alike = [line.item, line.option, line.amount, line.listAmount, line.quantity].join('|')
    groups.set(alike, [...(groups.get(alike) ?? []), line])
  }
  // One thing after the other, each where it was first taken.
  const items = lines.map(({ item }) => item)
  const placeOf = ([first]: readonly BundledLine[]) => items.indexOf(first?.item ?? '')
  return [...groups.values()].toSorted((a, b) => placeOf(a) - placeOf(b))
}

function sharedView(
  group: readonly BundledLine[],
  definition: EventDefinition | null,
  nameOf: (ref: string) => string,
): LineView {
  const [first] = group
  if (first === undefined) throw new Error('A group of lines holds at least one line.')
  const view = viewOf(first, definition)
  const names = group.flatMap(({ person }) => (person === null ? [] : [nameOf(person)]))
  const many =
    group.length > 1 ? `${pl.counts.people(group.length)} × ${formatMoney(first.amount)}` : names.join('')
  return {
    ...view,
    reason:
      view.reduced || view.why !== null ? joined(view.reason, many) : joined(tie(first.options ?? ''), many),
    amount: first.amount * group.length,
    listAmount: first.listAmount * group.length,
  }
}

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(', ')
