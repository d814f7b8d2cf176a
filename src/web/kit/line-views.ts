import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { isOfRule } from '#domain/quote/is-of-rule.ts'
import { isPublicReduction } from '#domain/quote/is-public-reduction.ts'
import type { Reason } from '#domain/quote/quote-result.ts'
import { formatMoney, type Grosze } from '#domain/values/money.ts'
import { pl } from '#i18n/pl.ts'
import { tie } from '#i18n/text/typography.ts'
import { type BundledLine, bundled } from './line-bundles.ts'
import type { PricedLine } from './priced-line.ts'

/** A line of a price as people read it; what several people choose alike is one line. */
export interface LineView {
  readonly key: string
  /** 'Anna Kowalska', or the chosen item: 'Autokar powrotny: Kielce'. */
  readonly title: string
  /** Why it costs that: 'Dorosły lub młodzież, Wyjazd z Kielc', '4 osoby × 60 zł'. */
  readonly reason: string
  /** The amount was reduced by a rule. */
  readonly reduced: boolean
  /** The list price may be struck through beside it: nobody else gets this one just by coming in time. Never of what was bought. */
  readonly struck: boolean
  /** The sentence behind 'Dlaczego?'; null when the reason is sufficient. */
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
 * The fee person by person, then what was added, equal items together. What every participant has by default and costs
 * nothing is left out. `nameOf`: the name of a person; `feeNameOf`: where it heads what this person pays for taking part.
 */
export function lineViews(
  lines: readonly PricedLine[],
  definition: EventDefinition | null,
  nameOf: (ref: string) => string,
  feeNameOf: (ref: string) => string = nameOf,
): LineView[] {
  const fee = feeOf(definition)
  const isFee = (line: PricedLine) =>
    line.person !== null && line.option === null && (definition === null || line.item === fee)
  const shown = bundled(lines).filter((line) => !isNothing(line, definition))
  const fees = shown.filter(isFee)
  const extras = shown.filter((line) => !isFee(line))
  return [
    ...fees.map((line) => feeView(line, definition, feeNameOf)),
    ...groupsOf(extras).map((group) => sharedView(group, definition, nameOf)),
  ]
}

/**
 * What every participant pays for taking part: it is shown under the person's name alone. Without a definition (an
 * old registration) every line of a person without an option is a fee, and states for what.
 */
const feeOf = (definition: EventDefinition | null) =>
  definition?.items.find(
    ({ choose, per, category }) => choose === 'always' && per === 'person' && category === 'participation',
  )?.id

/** A rule of the price list without any effect: nobody has chosen it, and nobody pays for it. */
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
  const notes = [...new Set([line.options ?? '', ...rules])]
  return {
    key: [line.person, line.item, line.option, line.quantity, line.amount].join('|'),
    title: pl.lineName(line),
    reason: tie(notes.filter(Boolean).join(', ')),
    reduced: line.amount < line.listAmount,
    struck:
      definition !== null &&
      line.amount < line.listAmount &&
      !changes.some((reason) => isPublic(reason, definition)),
    why: changes.length === 0 ? null : whyOf(line, definition),
    amount: line.amount,
    listAmount: line.listAmount,
  }
}

const isPublic = (reason: Reason, definition: EventDefinition): boolean =>
  definition.adjustments.some((rule) => isOfRule(reason, rule) && isPublicReduction(rule, definition))

/** A fee has the name of the person who pays it; without a definition it states for what. */
function feeView(
  line: PricedLine,
  definition: EventDefinition | null,
  nameOf: (ref: string) => string,
): LineView {
  const view = viewOf(line, definition)
  const reason = definition === null ? joined(tie(line.itemName), view.reason) : view.reason
  return { ...view, reason, title: nameOf(line.person ?? '') }
}

/** The effect of an adjustment on a price. */
const BY_RULE: readonly Reason['code'][] = ['adjusted', 'raised', 'paid_by', 'used_up']

/** A reduction by its name alone: the old price is shown next to the new one. */
const inBrief = (reason: Reason) =>
  reason.code === 'adjusted' ? String(reason.params.name) : pl.reason(reason)

/** 'Cena 120 zł. Trzecie dziecko: −120 zł. Zniżka naliczy się sama, gdy …' */
function whyOf(line: PricedLine, definition: EventDefinition | null): string {
  const known = line.reasons.filter(isReason)
  const [base] = known.filter((each) => !isChange(each)).map(pl.reason)
  const rules = known.filter(isChange)
  const notes = rules.flatMap(
    (reason) => definition?.adjustments.find((rule) => isOfRule(reason, rule))?.note ?? [],
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
  // One item after another, in the order in which they were first chosen.
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
    group.length > 1
      ? [pl.counts.people(group.length), ...(first.amount > 0 ? [formatMoney(first.amount)] : [])].join(' × ')
      : names.join('')
  return {
    ...view,
    reason:
      view.reduced || view.why !== null ? joined(view.reason, many) : joined(tie(first.options ?? ''), many),
    amount: first.amount * group.length,
    listAmount: first.listAmount * group.length,
  }
}

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(', ')
