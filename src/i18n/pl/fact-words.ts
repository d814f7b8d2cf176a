import type { FactValue } from '#domain/event/definition/condition.ts'
import type { EventDefinition, Item, ItemOption } from '#domain/event/definition/definition.ts'
import { factName } from '#domain/event/facts/fact-name.ts'
import type { Fact } from '#domain/quote/fact.ts'
import { factsOf } from '#domain/quote/facts.ts'
import { formatMoney } from '#domain/values/money.ts'
import { counts } from './counts.ts'
import { factLabel } from './fact-label.ts'
import { lowerFirst } from './listing.ts'
import { dayText, momentText, timeText, weekdayText } from './spans.ts'

/** The words for a fact in a sentence. */
export interface WordedFact {
  /** In the nominative: 'wiek', 'rodzaj udziału', 'Autokar powrotny'. */
  readonly name: string
  readonly kind: FactKind
  /** One of its values: '7 lat', 'Dziecko', '40 zł', 'tak', '28 lutego 2019'. */
  readonly value: (value: FactValue) => string
  /** Its values, where they are few, in the order of the definition: a stored price table has lost it. */
  readonly values: readonly string[]
}

export type FactKind =
  | 'years'
  | 'birth-year'
  | 'number'
  | 'money'
  | 'weekday'
  | 'place' // the position of an option in its list
  | 'day'
  | 'moment'
  | 'time'
  | 'yes-no'
  | 'text'

/** Names that are shorter in a sentence than in the registry: 'zapis do 28 lutego 2019'. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  age: 'wiek',
  day: 'zapis',
  moment: 'zapis',
  paymentDay: 'wpłata',
  firstPaymentDay: 'pierwsza wpłata',
  slotDay: 'wejście',
}
const OF_THINGS = new Set([
  'number',
  'count',
  'total',
  'price',
  'listPrice',
  'first',
  'last',
  'peopleOfType',
  'peopleInGroup',
])

/**
 * The words for the facts of a definition: its labels, its names of values, its plans. `items`: the items of the lines
 * whose option is asked.
 */
export function factWords(
  definition: EventDefinition,
  items: readonly Item[] = definition.items,
): (name: string) => WordedFact {
  const facts = factsOf(definition)
  const options = items.flatMap((item) => item.options)
  return (name) => {
    if (name === 'option') return optionFact(options)
    const fact = facts.get(name)
    const kind = kindOf(name, fact, definition)
    return {
      name: nameOf(name, fact, definition),
      kind,
      value: wordsOfValue(name, kind, fact, definition),
      values: (fact?.values ?? []).map(({ value }) => String(value)),
    }
  }
}

/** 'chosen.coach' → ['chosen', 'coach']; the second part may also be a day. */
function partsOf(name: string): readonly [family: string, id: string] {
  const dot = name.indexOf('.')
  return dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot + 1)]
}

function kindOf(name: string, fact: Fact | undefined, definition: EventDefinition): FactKind {
  const [family, id] = partsOf(name)
  if (family === 'age' || family === 'ageNow' || family === 'ageOn') return 'years'
  if (family === 'birthYear') return 'birth-year'
  if (family === 'slotWeekday') return 'weekday'
  if (family === 'first' || family === 'last') return 'place'
  const isSum = definition.items.some((item) => item.id === id && item.choose === 'amount')
  if (family === 'price' || family === 'listPrice') return 'money'
  if (family === 'chosen' && isSum) return 'money'
  return fact?.type ?? 'text'
}

function nameOf(name: string, fact: Fact | undefined, definition: EventDefinition): string {
  const [family, id] = partsOf(name)
  if (name === 'type') return lowerFirst(definition.typeLabel)
  if (name === 'group') return lowerFirst(definition.groupLabel)
  const label = SHORT_NAMES[name] ?? (fact === undefined ? name : factLabel(factName(definition, name)))
  const ofThing = label.indexOf(': ')
  if (family === 'chosen') return definition.items.find((item) => item.id === id)?.name ?? label
  if (OF_THINGS.has(family) && ofThing > 0)
    return `${label.slice(0, ofThing)} („${label.slice(ofThing + ': '.length)}”)`
  if (/[?!]$/.test(label)) return `„${label}”`
  return label.replace(/[.:]$/, '')
}

function wordsOfValue(
  name: string,
  kind: FactKind,
  fact: Fact | undefined,
  definition: EventDefinition,
): WordedFact['value'] {
  const [, id] = partsOf(name)
  const options = definition.items.find((item) => item.id === id)?.options ?? []
  return (value) => {
    if (typeof value === 'boolean') return value ? 'tak' : 'nie'
    if (typeof value === 'number') return numberText(kind, value, options)
    if (kind === 'day') return dayText(value)
    if (kind === 'moment') return momentText(value)
    if (name === 'slotTime') return timeText(value)
    if (name === 'plan') return definition.plans.find((plan) => plan.id === value)?.name ?? value
    const named = fact?.values?.find((each) => each.value === value)?.name ?? value
    return name === 'code' || name === 'invite' ? `„${named}”` : named
  }
}

/** The option of a line; an id that several items use may mean several names. */
const optionFact = (options: readonly ItemOption[]): WordedFact => ({
  name: 'wybrana opcja',
  kind: 'text',
  value: (id) => {
    const names = options.filter((option) => option.id === id).map(({ name }) => name)
    return [...new Set(names)].join(' / ') || String(id)
  },
  values: options.map(({ id }) => id),
})

function numberText(kind: FactKind, value: number, options: readonly { readonly name: string }[]): string {
  if (kind === 'years') return counts.years(value)
  if (kind === 'money') return formatMoney(value)
  if (kind === 'weekday') return weekdayText(value)
  if (kind === 'place') return options[value - 1]?.name ?? String(value)
  return String(value).replace('.', ',')
}
