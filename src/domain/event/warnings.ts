import { ageText, bornText, rangesOfAges } from './age-range.ts'
import { askedFacts } from './asked-facts.ts'
import { afterEvent, gatesOf } from './check-gates.ts'
import type { Ages, EventDefinition } from './definition.ts'
import { equalNames } from './equal-names.ts'
import { gapsIn } from './gaps.ts'
import { gatesBesideEvent } from './gates-beside-event.ts'
import { idleAdjustments } from './idle-adjustments.ts'
import { idleRules } from './idle-rules.ts'
import { lastDayOf } from './last-day.ts'
import { meantHint } from './meant.ts'
import { oddAmounts } from './odd-amounts.ts'
import { oddClaims } from './odd-claims.ts'
import { oddConditions } from './odd-conditions.ts'
import { oddDays } from './odd-days.ts'
import { oddEffects } from './odd-effects.ts'
import { oddNumbers } from './odd-numbers.ts'
import { oddPayments } from './odd-payments.ts'
import { overlappingDays } from './overlapping-days.ts'
import { type DefinitionProblem, pathOf } from './problem.ts'
import { rowsBesideTheGate } from './rows-beside-gate.ts'
import { suspiciousLimits } from './suspicious-limits.ts'
import { unpricedPeople } from './unpriced.ts'

/**
 * What is suspicious in a definition that can be published all the same: it may be meant. Each with its place and a
 * Polish sentence, like problems.
 */
export const warningsOf = (definition: EventDefinition): DefinitionProblem[] => [
  ...suspiciousLimits(definition),
  ...idleAdjustments(definition),
  ...idleRules(definition),
  ...lateWindows(definition),
  ...lateParts(definition),
  ...askedFacts(definition),
  ...oddConditions(definition),
  ...unpricedPeople(definition),
  ...oddAmounts(definition),
  ...oddPayments(definition),
  ...oddEffects(definition),
  ...oddClaims(definition),
  ...oddDays(definition),
  ...oddNumbers(definition),
  ...overlappingTypes(definition),
  ...rowsBesideTheGate(definition),
  ...gatesBesideEvent(definition),
  ...gapsIn(definition),
  ...overlappingDays(definition),
  ...equalNames(definition),
  ...aboutNothing(definition),
  ...lostNames(definition),
  ...taxes(definition),
]

function lateWindows(definition: EventDefinition): DefinitionProblem[] {
  const last = lastDayOf(definition)
  if (last === null) return []
  return gatesOf(definition).flatMap(({ path, windows }) =>
    windows.flatMap(({ closes }, i) =>
      closes !== null && closes.slice(0, last.length) > last
        ? [{ path: pathOf(path, 'windows', i, 'closes'), message: `Zapisy kończą się ${afterEvent(last)}.` }]
        : [],
    ),
  )
}

/** A day on which a term is over already, for whom the part may be. */
function lateParts({ plans, items }: EventDefinition): DefinitionProblem[] {
  const terms = items.flatMap(({ id: item, options }) =>
    options.flatMap(({ id, name, dates }) =>
      dates === undefined ? [] : [{ item, id, name, end: dates.end ?? dates.start }],
    ),
  )
  return plans.flatMap(({ parts }, i) =>
    parts.flatMap(({ due, when }, j) => {
      const on = 'on' in due ? due.on : null
      const said = JSON.stringify(when ?? null)
      const isAsked = (one: (typeof terms)[number]) =>
        !said.includes(`"chosen.${one.item}"`) || said.includes(`"${one.id}"`)
      const over = on === null ? [] : terms.filter((term) => term.end < on && isAsked(term))
      const path = pathOf('plans', i, 'parts', j, 'due.on')
      const names = over.map(({ name }) => `„${name}”`).join(', ')
      return over.length === 0 ? [] : [{ path, message: `Termin zapłaty jest po zakończeniu ${names}.` }]
    }),
  )
}

/** Somebody of an age that belongs to two types would take the cheaper one. */
function overlappingTypes({ types }: EventDefinition): DefinitionProblem[] {
  return types.flatMap(({ ages: later }, i) => {
    const other = types.slice(0, i).find(({ ages }) => crosses(ages, later))?.ages
    if (other === undefined || later === undefined) return []
    const [a, b] = [other.born, later.born]
    const message =
      a === undefined || b === undefined
        ? `Przedziały wieku ${ageText(other)} i\u00a0${ageText(later)}\u00a0lat nakładają się.`
        : `Przedziały roczników ${bornText(a)} i\u00a0${bornText(b)} nakładają się.`
    return [{ path: pathOf('types', i, 'ages'), message }]
  })
}

/** Ranges of which each begins or ends within the other; one inside the other is usual ('youth', 'everybody'). */
function crosses(a: Ages | undefined, b: Ages | undefined): boolean {
  if (a === undefined || b === undefined || (a.born === undefined) !== (b.born === undefined)) return false
  const fact = a.born === undefined ? 'age' : 'birthYear'
  const [first, second] = [rangesOfAges(a)[fact], rangesOfAges(b)[fact]]
  const [low, high] = first.from <= second.from ? [first, second] : [second, first]
  return low.from < high.from && high.from <= low.to && low.to < high.to
}

/** Rules about a deposit or about terms where there is none. */
function aboutNothing({ refunds, plans, items }: EventDefinition): DefinitionProblem[] {
  const hasDeposit = plans.some(({ parts }) => parts.some(({ deposit }) => deposit))
  const hasTerms = items.some(({ options }) => options.some(({ dates }) => dates !== undefined))
  const told = (path: string, message: string, isAboutNothing: boolean) =>
    isAboutNothing ? [{ path, message }] : []
  const noTerms = 'Wydarzenie nie ma turnusów: żadna opcja nie ma własnych dni.'
  return [
    ...refunds.flatMap(({ kept }, i) => [
      ...told(
        pathOf('refunds', i, kept.deposit ? 'kept.deposit' : 'kept.of'),
        'Żadna część płatności nie jest zaliczką.',
        !hasDeposit && (kept.deposit || kept.of.includes('deposit')),
      ),
      ...told(pathOf('refunds', i, 'kept.per'), noTerms, !hasTerms && kept.per === 'term'),
    ]),
    ...plans.flatMap(({ per }, i) => told(pathOf('plans', i, 'per'), noTerms, !hasTerms && per === 'term')),
  ]
}

/** Fields that nobody has, numbers that occur twice. */
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
              message: `Nie ma takiego pola: ${where}.${meantHint([where], [...fields])}`,
            },
          ],
    ),
    ...numbers.flatMap(({ per, pattern }, i) =>
      per === 'event' || pattern.includes(`{${per}}`)
        ? []
        : [
            {
              path: pathOf('numbers', i, 'pattern'),
              message: 'Te same numery powtórzą się: wzór nie mówi, czyj to numer.',
            },
          ],
    ),
  ]
}

/** Rates of the act on VAT, flat farmers and taxis left out. */
const RATES = [0, 5, 8, 23]

function taxes({ items }: EventDefinition): DefinitionProblem[] {
  return items.flatMap(({ vat, legalKind }, i) => {
    if (vat === undefined) return []
    const path = pathOf('items', i, 'vat')
    if (legalKind === 'donation') return [{ path, message: 'Od darowizny nie ma VAT.' }]
    if (vat.exemptWhen !== undefined && (vat.prices === 'gross' || vat.rate === 'exempt'))
      return [
        { path: pathOf(path, 'exemptWhen'), message: 'Niczego nie zmienia: podatku nie doliczamy nikomu.' },
      ]
    return vat.rate === 'exempt' || RATES.includes(vat.rate)
      ? []
      : [{ path: pathOf(path, 'rate'), message: `Nie ma takiej stawki VAT: ${vat.rate}%.` }]
  })
}
