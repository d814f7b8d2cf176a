import type { Fact } from '../../../quote/fact.ts'
import { factsOf } from '../../../quote/facts.ts'
import { isOfOffice } from '../../../registration/is-of-office.ts'
import { WEEKDAYS } from '../../../values/time.ts'
import type { FactValue } from '../../definition/condition.ts'
import type { EventDefinition } from '../../definition/definition.ts'
import type { Question } from './blocks.ts'
import type { Chip } from './who.ts'

/** A fact on which it may depend whether a question is asked. */
export interface AskableFact {
  readonly name: string
  /**
   * How it is compared: with some of its values, with yes and no, with typed words, by a range, or only whether there is
   * any.
   */
  readonly compared: 'values' | 'yes-no' | 'word' | 'number' | 'money' | 'day' | 'time' | 'given'
  readonly values: readonly { readonly value: FactValue; readonly name: string }[]
}

/** Of whom it is asked, and how many questions stand before it: only their answers are known by then. */
export interface Asking {
  readonly of: Question['of']
  readonly behind: number
  /** More facts that are offered in this place, first in the list. */
  readonly also?: readonly string[]
}

/**
 * The facts that are offered: age, sex, kind and group of the person where the event knows them, answers to earlier
 * questions, and what was chosen. Rules may ask more; such conditions are shown and kept.
 */
export function askableFacts(definition: EventDefinition, asking: Asking): AskableFact[] {
  const known = factsOf(definition)
  return [...(asking.also ?? []), ...namesOf(definition, asking)]
    .flatMap((name) => known.get(name) ?? [])
    .filter((fact) => fact.of === 'registration' || asking.of === 'person')
    .map((fact) => asAskable(definition, fact))
}

function namesOf({ ask, types, groups, items, questions }: EventDefinition, { behind }: Asking): string[] {
  const before = questions.slice(0, behind).filter((question) => !isOfOffice(question))
  return [
    ...(ask.birthDate === 'required' ? ['age'] : []),
    ...(ask.sex === 'no' ? [] : ['sex']),
    ...(types.length > 0 ? ['type'] : []),
    ...(groups.length > 0 ? ['group'] : []),
    ...before.map(({ id }) => `answer.${id}`),
    ...items.filter(({ choose }) => choose !== 'always').map(({ id }) => `chosen.${id}`),
  ]
}

/** A fact as it is offered: with its values in words, or by what it is compared. */
export function asAskable(
  definition: EventDefinition,
  { name, type, values }: Pick<Fact, 'name' | 'type' | 'values'>,
): AskableFact {
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

const ADULT = 18

/** What a condition on a fact begins with: something that can hold. */
export function firstChip({ name: fact, compared, values }: AskableFact, today: string): Chip {
  // What is said of a place of registration is mostly an exception for the office.
  const first = fact === 'channel' ? values.at(-1) : values[0]
  switch (compared) {
    case 'values':
      return { kind: 'values', fact, values: first === undefined ? [] : [first.value], not: false }
    case 'yes-no':
      return { kind: 'values', fact, values: [true], not: false }
    case 'number':
      return {
        kind: 'range',
        fact,
        from: fact.startsWith('age') ? ADULT : fact === 'birthYear' ? Number(today.slice(0, 4)) - ADULT : 1,
        to: undefined,
      }
    case 'money':
      return { kind: 'range', fact, from: 10_000, to: undefined }
    case 'day':
      // What goes by a day mostly ends with it.
      return { kind: 'range', fact, from: undefined, to: today }
    case 'time':
      return { kind: 'range', fact, from: '12:00', to: undefined }
    case 'word':
    case 'given':
      return { kind: 'given', fact, given: true }
  }
}
