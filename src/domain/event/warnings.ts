import { afterEvent, gatesOf } from './check-gates.ts'
import { listsOf, rangeOf } from './check-possible.ts'
import type { Condition } from './condition.ts'
import type { Ages, EventDefinition, Item, Price } from './definition.ts'
import { idleAdjustments } from './idle-adjustments.ts'
import { lastDayOf } from './last-day.ts'
import { areImpossible } from './possible.ts'
import { type DefinitionProblem, pathOf } from './problem.ts'
import { suspiciousLimits } from './suspicious-limits.ts'

/**
 * What is suspicious in a definition that can be published all the same: it may be meant. Each with its place and a
 * Polish sentence, like problems.
 */
export const warningsOf = (definition: EventDefinition): DefinitionProblem[] => [
  ...suspiciousLimits(definition),
  ...idleAdjustments(definition),
  ...lateWindows(definition),
  ...lateParts(definition),
  ...overlappingTypes(definition),
  ...rowsBesideTheGate(definition),
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

/** A day on which a term is over already, and a part that is due before the one it follows. */
function lateParts({ plans, items }: EventDefinition): DefinitionProblem[] {
  const terms = items.flatMap(({ options }) =>
    options.flatMap(({ name, dates }) =>
      dates === undefined ? [] : [{ name, end: dates.end ?? dates.start }],
    ),
  )
  return plans.flatMap(({ parts }, i) =>
    parts.flatMap(({ due, when }, j) => {
      const on = 'on' in due ? due.on : null
      if (on === null) return []
      const path = pathOf('plans', i, 'parts', j, 'due.on')
      const over = terms.filter(({ end }) => end < on)
      const before = parts
        .slice(0, j)
        .flatMap((part) => ('on' in part.due && part.when === when ? (part.due.on ?? []) : []))
      return [
        ...over.map(({ name }) => ({ path, message: `Termin zapłaty jest po zakończeniu „${name}”.` })),
        ...(before.some((day) => day > on)
          ? [{ path, message: 'Ta część jest płatna wcześniej niż część przed nią.' }]
          : []),
      ]
    }),
  )
}

/** Somebody of an age that belongs to two types would take the cheaper one. */
function overlappingTypes({ types }: EventDefinition): DefinitionProblem[] {
  return types.flatMap(({ ages: later }, i) => {
    const other = types.slice(0, i).find(({ ages }) => crosses(ages, later))
    return other?.ages === undefined || later === undefined
      ? []
      : [
          {
            path: pathOf('types', i, 'ages'),
            message: `Przedziały wieku ${ageText(other.ages)} i\u00a0${ageText(later)}\u00a0lat nakładają się.`,
          },
        ]
  })
}

/** Ranges of which each begins or ends within the other; one inside the other is usual ('youth', 'everybody'). */
function crosses(a: Ages | undefined, b: Ages | undefined): boolean {
  if (a === undefined || b === undefined) return false
  const [first, second] = [bounds(a), bounds(b)]
  const [low, high] = first.from <= second.from ? [first, second] : [second, first]
  return low.from < high.from && high.from <= low.to && low.to < high.to
}

const bounds = ({ from = 0, to = Number.POSITIVE_INFINITY }: Ages) => ({ from, to })
const ageText = ({ from = 0, to }: Ages) => (to === undefined ? `od ${from}` : `${from}–${to}`)

/** Rows for ages or conditions for which the thing itself is not. */
function rowsBesideTheGate(definition: EventDefinition): DefinitionProblem[] {
  const isList = listsOf(definition)
  const gateOf = ({ ages, when }: Pick<Item, 'ages' | 'when'>): Condition[] => [
    ...(ages === undefined ? [] : [{ fact: 'age', ...rangeOf(ages) }]),
    ...(when === undefined ? [] : [when]),
  ]
  const check = (path: string, price: Price | undefined, gates: readonly Condition[]) =>
    Array.isArray(price) && !areImpossible(gates, isList)
      ? price.flatMap(({ when }, i) =>
          when !== undefined && !areImpossible([when], isList) && areImpossible([when, ...gates], isList)
            ? [
                {
                  path: pathOf(path, i),
                  message: 'Ten wiersz nigdy nie zadziała: pozycja nie jest dla tych osób.',
                },
              ]
            : [],
        )
      : []
  const ofEvent = gateOf({ ages: definition.ages })
  return definition.items.flatMap((item, i) => {
    const own = [...(item.per === 'person' ? ofEvent : []), ...gateOf(item)]
    const path = pathOf('items', i)
    return [
      ...check(pathOf(path, 'price'), item.price, own),
      ...item.options.flatMap((option, j) =>
        check(pathOf(path, 'options', j, 'price'), option.price, [...own, ...gateOf(option)]),
      ),
    ]
  })
}

/** Refund rules that keep a deposit where there is none, fields that nobody has, numbers that occur twice. */
function lostNames(definition: EventDefinition): DefinitionProblem[] {
  const { refunds, plans, requirements, numbers, items, questions } = definition
  const hasDeposit = plans.some(({ parts }) => parts.some(({ deposit }) => deposit))
  const fields = new Set([
    ...['birthDate', 'sex', 'type', 'group', 'slot', 'code', 'plan', 'people', 'carer'],
    ...[...items, ...questions].map(({ id }) => id),
  ])
  return [
    ...refunds.flatMap(({ kept }, i) =>
      kept.deposit && !hasDeposit
        ? [
            {
              path: pathOf('refunds', i, 'kept.deposit'),
              message: 'Żadna część płatności nie jest zaliczką.',
            },
          ]
        : [],
    ),
    ...requirements.flatMap(({ where }, i) =>
      where === undefined || fields.has(where)
        ? []
        : [{ path: pathOf('requirements', i, 'where'), message: `Nie ma takiego pola: ${where}.` }],
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
    return RATES.includes(vat.rate)
      ? []
      : [{ path: pathOf(path, 'rate'), message: `Nie ma takiej stawki VAT: ${vat.rate}%.` }]
  })
}
