import type { Fact } from '../../../quote/fact.ts'
import { factsOf } from '../../../quote/facts.ts'
import { isOfOffice } from '../../../registration/is-of-office.ts'
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
    .map((fact) => ({ name: fact.name, compared: comparedBy(fact), values: fact.values ?? [] }))
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

function comparedBy({ type, values }: Fact): AskableFact['compared'] {
  if (values !== undefined && values.length > 0) return 'values'
  // A typed text is not compared: a visitor could read the expected text in the source of the page.
  return type === 'yes-no' || type === 'number' || type === 'day' ? type : 'given'
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
