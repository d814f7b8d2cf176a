import type { Fact } from '../../../quote/fact.ts'
import { factsOf } from '../../../quote/facts.ts'
import { isOfOffice } from '../../../registration/is-of-office.ts'
import { WEEKDAYS } from '../../../values/time.ts'
import type { EventDefinition } from '../../definition/definition.ts'
import type { AskableFact } from '../questions/askable-facts.ts'

/** How facts are grouped where all of them are offered. */
export const FACT_GROUPS = [
  'person',
  'answers',
  'choice',
  'registration',
  'time',
  'entry',
  'money',
  'own',
] as const
export type FactGroup = (typeof FACT_GROUPS)[number]

export interface GroupedFacts {
  readonly group: FactGroup
  readonly facts: readonly AskableFact[]
}

/** Where it is asked: of each person or once; only what comes after the prices may ask for them. */
export interface AskedThere {
  readonly of: 'person' | 'registration'
  readonly priced: boolean
}

/** Every fact that a rule in this place may ask and that this event knows, by groups that have any. */
export function groupedFacts(definition: EventDefinition, { of, priced }: AskedThere): GroupedFacts[] {
  const known = factsOf(definition)
  return FACT_GROUPS.flatMap((group) => {
    const facts = NAMES[group](definition)
      .flatMap((name) => known.get(name) ?? ageOnOther(name))
      .filter((fact) => fact.of === 'registration' || (fact.of === 'person' && of === 'person'))
      .filter(({ name, after }) => priced || (after === undefined && !OF_PAYMENT.includes(name)))
      .map((fact) => askable(definition, fact))
    return facts.length === 0 ? [] : [{ group, facts }]
  })
}

/** Gates and choices are judged before anybody pays. */
const OF_PAYMENT: readonly string[] = ['paymentDay', 'firstPaymentDay']

type Known = Pick<Fact, 'name' | 'type' | 'of' | 'values' | 'after'>

const NAMES: Readonly<Record<FactGroup, (definition: EventDefinition) => readonly string[]>> = {
  person: ({ ask, dates, types, groups }) => [
    ...(ask.birthDate === 'no' ? [] : ['age', 'ageNow', endOfYear(dates.start), 'birthYear']),
    ...(ask.sex === 'no' ? [] : ['sex']),
    ...(types.length > 0 ? ['type'] : []),
    ...(groups.length > 0 ? ['group'] : []),
    'isRegistrant',
  ],
  answers: ({ questions }) =>
    questions
      .filter((question) => !isOfOffice(question))
      .flatMap(({ id }) => [`answer.${id}`, `count.${id}`]),
  choice: ({ items }) =>
    items
      .filter(({ choose }) => choose !== 'always')
      .flatMap(({ id, choose }) => [
        `chosen.${id}`,
        ...(['any', 'span', 'quantity'].includes(choose) ? [`number.${id}`, `total.${id}`] : []),
      ]),
  registration: ({ types, groups, pools }) => [
    ...['people', 'adults', 'minors', 'minorsPerAdult'],
    ...types.map(({ id }) => `peopleOfType.${id}`),
    ...groups.map(({ id }) => `peopleInGroup.${id}`),
    ...['role', 'registrantIsAdult', 'channel', 'code'],
    ...(pools.some(({ per }) => per === 'code') ? ['codeList'] : []),
    ...['invite', 'plan'],
  ],
  time: () => ['day', ...OF_PAYMENT, 'daysToStart', 'workingDaysToStart'],
  entry: ({ slots }) =>
    slots === null ? [] : ['slotDay', 'slotWeekday', 'slotTime', 'daysToSlot', 'hoursToSlot'],
  money: ({ items }) => ['price', 'listPrice', ...items.map(({ id }) => `price.${id}`)],
  own: ({ facts }) => facts.map(({ id }) => `own.${id}`),
}

/** The age on the last day of the year of the event, as schools count it; another day can be chosen then. */
const endOfYear = (start: string | null) => `ageOn.${(start ?? '2030').slice(0, 4)}-12-31`

/** The age on a day that no rule names yet. */
const ageOnOther = (name: string): Known[] =>
  name.startsWith('ageOn.') ? [{ name, type: 'number', of: 'person' }] : []

function askable(definition: EventDefinition, { name, type, values }: Known): AskableFact {
  const [family = '', id] = name.split('.')
  const given = (compared: AskableFact['compared']): AskableFact => ({ name, compared, values: [] })
  if (name === 'slotWeekday')
    return {
      name,
      compared: 'values',
      values: WEEKDAYS.map((day, index) => ({ value: index + 1, name: day })),
    }
  if (name === 'plan')
    return {
      name,
      compared: 'values',
      values: definition.plans.map((plan) => ({ value: plan.id, name: plan.name })),
    }
  if (values !== undefined && values.length > 0) return { name, compared: 'values', values }
  const isSum = definition.items.some((item) => item.id === id && item.choose === 'amount')
  if (family === 'price' || family === 'listPrice' || (family === 'chosen' && isSum)) return given('money')
  if (name === 'code') return given('word')
  if (type === 'yes-no' || type === 'number' || type === 'day' || type === 'time') return given(type)
  // A typed text is not compared: a visitor could read the expected text in the source of the page.
  return given('given')
}
