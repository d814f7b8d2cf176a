import { gatesOf } from '../check/check-gates.ts'
import { overlapsAmong } from '../check/check-overlaps.ts'
import { reasoningOn } from '../check/check-possible.ts'
import { publicTexts } from '../check/check-typed-texts.ts'
import { rangesOfAges } from '../definition/age-range.ts'
import { meantNames } from '../definition/closest-name.ts'
import { statedDayOf } from '../definition/deadline.ts'
import type { Ages, DefinitionDocument, EventDefinition } from '../definition/definition.ts'
import { expandDefinition } from '../definition/expand-definition.ts'
import { inDocument } from '../definition/in-document.ts'
import { lastDayOf } from '../definition/last-day.ts'
import { type DefinitionProblem, type PlainCode, pathOf } from '../definition/problem.ts'
import { comparisonsOf, conditionsOf } from '../facts/conditions-of.ts'
import { factName } from '../facts/fact-name.ts'
import { namedFacts, pricesOf } from '../facts/named-facts.ts'
import type { Reasoning } from '../reasoning/possible.ts'
import { whyNeverIn } from '../reasoning/why-never.ts'
import { lintAmounts, retentionsOf } from './amounts.ts'
import { lintClaims } from './claims.ts'
import { lintConditions } from './conditions.ts'
import { lintDays } from './days.ts'
import { lintEffects } from './effects.ts'
import { equalNames } from './equal-names.ts'
import { gapsIn } from './gaps.ts'
import { gatesOutsideEvent } from './gates-outside-event.ts'
import { lintNumbers } from './numbers.ts'
import { lintPayments } from './payments.ts'
import { rowsOutsideGate } from './rows-outside-gate.ts'
import { suspiciousLimits } from './suspicious-limits.ts'
import { unpricedPeople } from './unpriced.ts'
import { unreachableAdjustments } from './unreachable-adjustments.ts'

/**
 * What is suspicious in a definition that can be published all the same: it may be meant. Each with its path and
 * code, like problems.
 */
export function warningsOf(document: DefinitionDocument): DefinitionProblem[] {
  const definition = expandDefinition(document)
  const reasoning = reasoningOn(definition)
  return inDocument(document, [
    ...suspiciousLimits(definition),
    ...unreachableAdjustments(definition),
    ...unreachableRules(definition, reasoning),
    ...publicTexts(definition),
    ...lateWindows(definition),
    ...lateParts(definition),
    ...askedFacts(definition),
    ...lintConditions(definition, reasoning),
    ...unpricedPeople(definition, reasoning),
    ...lintAmounts(definition),
    ...lintPayments(definition, reasoning),
    ...lintEffects(definition, reasoning),
    ...lintClaims(definition),
    ...lintDays(definition),
    ...lintNumbers(definition),
    ...overlappingTypes(definition),
    ...rowsOutsideGate(definition, reasoning),
    ...gatesOutsideEvent(definition),
    ...gapsIn(definition),
    ...overlappingDays(definition),
    ...equalNames(definition),
    ...unusedTerms(definition),
    ...lostNames(definition),
    ...taxes(definition),
  ])
}

function lateWindows(definition: EventDefinition): DefinitionProblem[] {
  const last = lastDayOf(definition)
  if (last === null) return []
  return gatesOf(definition).flatMap(({ path, windows }) =>
    windows.flatMap(({ closes }, i) =>
      closes !== null && closes.slice(0, last.length) > last
        ? [
            {
              path: pathOf(path, 'windows', i, 'closes'),
              code: 'window_closes_after_event',
              values: { last },
            },
          ]
        : [],
    ),
  )
}

/** A day on which a term is already over, for the people whom the part concerns. */
function lateParts({ plans, items }: EventDefinition): DefinitionProblem[] {
  const terms = items.flatMap(({ id: item, options }) =>
    options.flatMap(({ id, name, dates }) =>
      dates === undefined ? [] : [{ item, id, name, end: dates.end ?? dates.start }],
    ),
  )
  return plans.flatMap(({ parts }, i) =>
    parts.flatMap(({ due, when }, j) => {
      const on = statedDayOf(due)
      const text = JSON.stringify(when ?? null)
      const isAsked = (one: (typeof terms)[number]) =>
        !text.includes(`"chosen.${one.item}"`) || text.includes(`"${one.id}"`)
      const over = on === null ? [] : terms.filter((term) => term.end < on && isAsked(term))
      const path = pathOf('plans', i, 'parts', j, 'due.on')
      const names = over.map(({ name }) => name)
      return over.length === 0 ? [] : [{ path, code: 'due_after_terms', values: { names } }]
    }),
  )
}

/** A person of an age that belongs to two types would take the cheaper one. */
function overlappingTypes({ types }: EventDefinition): DefinitionProblem[] {
  return types.flatMap(({ ages: later }, i) => {
    const other = types.slice(0, i).find(({ ages }) => crosses(ages, later))?.ages
    if (other === undefined || later === undefined) return []
    return [{ path: pathOf('types', i, 'ages'), code: 'types_overlap', values: { earlier: other, later } }]
  })
}

/** Ranges that overlap in part; one inside the other is usual ('youth', 'everybody'). */
function crosses(a: Ages | undefined, b: Ages | undefined): boolean {
  if (a === undefined || b === undefined || (a.born === undefined) !== (b.born === undefined)) return false
  const fact = a.born === undefined ? 'age' : 'birthYear'
  const [first, second] = [rangesOfAges(a)[fact], rangesOfAges(b)[fact]]
  const [low, high] = first.from <= second.from ? [first, second] : [second, first]
  return low.from < high.from && high.from <= low.to && low.to < high.to
}

/** Rules about a deposit or about terms where there is none. */
function unusedTerms(definition: EventDefinition): DefinitionProblem[] {
  const { plans, items } = definition
  const hasDeposit = plans.some(({ parts }) => parts.some(({ deposit }) => deposit))
  const hasTerms = items.some(({ options }) => options.some(({ dates }) => dates !== undefined))
  const warningIf = (path: string, code: PlainCode, isAboutNothing: boolean) =>
    isAboutNothing ? [{ path, code }] : []
  return [
    ...retentionsOf(definition).flatMap(({ path, kept }) => [
      ...warningIf(
        pathOf(path, kept.deposit ? 'deposit' : 'of'),
        'no_deposit',
        !hasDeposit && (kept.deposit || kept.of.includes('deposit')),
      ),
      ...warningIf(pathOf(path, 'per'), 'no_terms', !hasTerms && kept.per === 'term'),
    ]),
    ...plans.flatMap(({ per }, i) =>
      warningIf(pathOf('plans', i, 'per'), 'no_terms', !hasTerms && per === 'term'),
    ),
  ]
}

/** Number fields that are unknown, number patterns that occur twice. */
function lostNames(definition: EventDefinition): DefinitionProblem[] {
  const { requirements, numbers, items, questions } = definition
  const fields = new Set([
    ...['birthDate', 'sex', 'type', 'group', 'slot', 'code', 'plan', 'people', 'carer'],
    ...[...items, ...questions].map(({ id }) => id),
  ])
  return [
    ...requirements.flatMap(({ where }, i) =>
      where === undefined || fields.has(where)
        ? []
        : [
            {
              path: pathOf('requirements', i, 'where'),
              code: 'where_unknown' as const,
              values: { id: where, meant: meantNames([where], [...fields]) },
            },
          ],
    ),
    ...numbers.flatMap(({ per, pattern }, i) =>
      per === 'event' || pattern.includes(`{${per}}`)
        ? []
        : [{ path: pathOf('numbers', i, 'pattern'), code: 'numbers_repeat' as const }],
    ),
  ]
}

/** Rates of the act on VAT, flat farmers and taxis left out. */
const RATES = [0, 5, 8, 23]

function taxes({ items }: EventDefinition): DefinitionProblem[] {
  return items.flatMap(({ vat, legalKind }, i): DefinitionProblem[] => {
    if (vat === undefined) return []
    const path = pathOf('items', i, 'vat')
    if (legalKind === 'donation') return [{ path, code: 'vat_of_donation' }]
    if (vat.exemptWhen !== undefined && (vat.prices === 'gross' || vat.rate === 'exempt'))
      return [{ path: pathOf(path, 'exemptWhen'), code: 'vat_exemption_idle' }]
    return vat.rate === 'exempt' || RATES.includes(vat.rate)
      ? []
      : [{ path: pathOf(path, 'rate'), code: 'vat_rate_unknown', values: { rate: vat.rate } }]
  })
}

/** Rules that ask for facts that the form does not collect, and facts of the organiser's own that no rule asks. */
function askedFacts(definition: EventDefinition): DefinitionProblem[] {
  const asked = new Set([
    ...conditionsOf(definition).flatMap(({ condition }) => comparisonsOf(condition).map(({ fact }) => fact)),
    ...namedFacts(definition).map(({ name }) => name),
  ])
  return [...unaskedSex(definition, asked), ...unusedFacts(definition, asked)]
}

/** A PESEL reveals the sex too, for people who have one. */
function unaskedSex({ ask, questions }: EventDefinition, asked: ReadonlySet<string>): DefinitionProblem[] {
  const isKnown = ask.sex !== 'no' || questions.some(({ of, type }) => of === 'person' && type === 'pesel')
  return isKnown || !asked.has('sex') ? [] : [{ path: 'ask.sex', code: 'sex_not_asked' }]
}

const unusedFacts = ({ facts }: EventDefinition, asked: ReadonlySet<string>): DefinitionProblem[] =>
  facts.flatMap(({ id, name }, i) =>
    asked.has(`own.${id}`) ? [] : [{ path: pathOf('facts', i), code: 'fact_unused', values: { name } }],
  )

/** The days of registering and paying on which price lists change. */
const DAYS = ['day', 'paymentDay', 'firstPaymentDay']

/** Rows and classes that name their own first day, and begin before the previous one is over. */
function overlappingDays(definition: EventDefinition): DefinitionProblem[] {
  const nameOf = (fact: string) => factName(definition, fact)
  return [
    ...pricesOf(definition).flatMap(({ path, price }) =>
      Array.isArray(price) ? overlapsAmong(path, price, nameOf, DAYS) : [],
    ),
    ...definition.facts.flatMap((own, i) =>
      own.kind === 'class' ? overlapsAmong(pathOf('facts', i, 'values'), own.values, nameOf, DAYS) : [],
    ),
  ]
}

/** Conditions that never hold for anyone who can register. What they decide never takes effect. */
function unreachableRules(definition: EventDefinition, reasoning: Reasoning): DefinitionProblem[] {
  const whyNever = whyNeverIn(definition, reasoning)
  return conditionsOf(definition).flatMap(({ path, condition }) => {
    const because = isMust(path, definition) ? null : whyNever(condition)
    return because === null ? [] : [{ path, code: 'rule_never_applies', values: { because } }]
  })
}

/** A requirement for everyone that no one meets is not a warning: it keeps everyone away. */
const isMust = (path: string, { requirements }: EventDefinition) =>
  requirements.some(({ when }, i) => when === undefined && path === pathOf('requirements', i, 'must'))
