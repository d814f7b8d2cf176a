import type { EventDefinition } from '#domain/event/definition.ts'
import { formatMoney, type Grosze } from '#domain/money.ts'
import type { QuoteLine, Reason } from '#domain/quote/quote-result.ts'
import { pl } from '#i18n/pl.ts'
import { tie } from '#i18n/typography.ts'

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

/** A line as the engine makes it, or as it came over the wire, where codes are plain texts. */
export interface PricedLine extends Omit<QuoteLine, 'reasons' | 'onSite'> {
  readonly onSite?: boolean | undefined
  readonly reasons: readonly { readonly code: string; readonly params: Reason['params'] }[]
}

const REASON_CODES: readonly string[] = [
  'fixed',
  'rule',
  'table',
  'chosen',
  'raised',
  'paid_by',
  'option',
  'adjusted',
  'agreed',
] satisfies Reason['code'][]
const isReason = (reason: PricedLine['reasons'][number]): reason is Reason =>
  REASON_CODES.includes(reason.code)

/** Fees person by person, then what was added, the same things together. `nameOf`: how a person is called. */
export function lineViews(
  lines: readonly PricedLine[],
  definition: EventDefinition | null,
  nameOf: (ref: string) => string,
): LineView[] {
  const isFee = (line: PricedLine) =>
    line.person !== null && line.option === null && isAlways(line, definition)
  const fees = lines.filter(isFee)
  const extras = lines.filter((line) => !isFee(line))
  return [
    ...fees.map((line) => ({ ...viewOf(line, definition), title: nameOf(line.person ?? '') })),
    ...groupsOf(extras).map((group) => sharedView(group, definition, nameOf)),
  ]
}

/** Without a definition (a registration made long ago) every line of a person without an option is a fee. */
const isAlways = (line: PricedLine, definition: EventDefinition | null) =>
  definition === null || definition.items.find(({ id }) => id === line.item)?.choose === 'always'

function viewOf(line: PricedLine, definition: EventDefinition | null): LineView {
  const known = line.reasons.filter(isReason)
  const changes = known.filter(({ code }) => BY_RULE.includes(code))
  const agreed = known.filter(({ code }) => code === 'agreed').map(pl.reason)
  const said = changes.length > 0 ? [...changes.map(inBrief), ...agreed] : known.map(pl.reason)
  return {
    key: [line.person, line.item, line.option].join('|'),
    title: pl.lineName(line),
    reason: tie((definition === null ? [line.itemName, ...said] : said).filter(Boolean).join(', ')),
    reduced: line.amount < line.listAmount,
    why: changes.length === 0 ? null : whyOf(line, definition),
    amount: line.amount,
    listAmount: line.listAmount,
  }
}

/** What an adjustment makes of a price. */
const BY_RULE: readonly Reason['code'][] = ['adjusted', 'raised', 'paid_by']

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

function groupsOf(lines: readonly PricedLine[]): PricedLine[][] {
  const groups = new Map<string, PricedLine[]>()
  for (const line of lines) {
    const alike = [line.item, line.option, line.amount, line.listAmount, line.quantity].join('|')
    groups.set(alike, [...(groups.get(alike) ?? []), line])
  }
  return [...groups.values()]
}

function sharedView(
  group: readonly PricedLine[],
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
    reason: view.reduced || view.why !== null ? [view.reason, many].filter(Boolean).join(', ') : many,
    amount: first.amount * group.length,
    listAmount: first.listAmount * group.length,
  }
}
