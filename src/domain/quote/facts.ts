import type { EventDefinition, Item, Question } from '../event/definition.ts'
import { readAnswer } from '../form/answer.ts'
import type { Answer } from '../registration/draft.ts'
import { readChoice } from './choices.ts'
import { compileCondition } from './evaluate.ts'
import type { Fact } from './fact.ts'
import { factsOfPerson } from './facts-of-person.ts'
import { factsOfRegistration } from './facts-of-registration.ts'
import type { Known, ReadFact, Scope } from './scope.ts'

/** All facts that the rules of one definition may ask, by name. */
export type FactRegistry = ReadonlyMap<string, Fact>

/** The one registry: fixed facts, one for each question and each item, and those of a priced line. */
export function factsOf(definition: EventDefinition): FactRegistry {
  const facts = new Map<string, Fact>()
  const factOf = (name: string) => facts.get(name)?.read ?? null
  const add = (fact: Fact) => facts.set(fact.name, fact)
  for (const fact of [...factsOfPerson(definition), ...factsOfRegistration(definition), ...factsOfLine()]) {
    add(fact)
  }
  for (const item of definition.items) add(chosenFact(item))
  // A question may ask only answers of questions before it, so that no two wait for each other.
  for (const question of definition.questions) add(answerFact(question, factOf))
  return facts
}

const factsOfLine = (): Fact[] => [
  {
    name: 'option',
    label: 'wybrana opcja',
    type: 'text',
    of: 'line',
    read: ({ line }) => line?.option ?? null,
  },
  {
    name: 'quantity',
    label: 'liczba sztuk',
    type: 'number',
    of: 'line',
    read: ({ line }) => line?.quantity ?? null,
  },
]

/** `chosen.<item>`: the option (or options), the number of pieces, or yes. */
function chosenFact(item: Item): Fact {
  const choicesOf = (scope: Scope) => (item.per === 'person' ? scope.person : scope.draft)?.choices
  const read: ReadFact = (scope) => {
    const choices = choicesOf(scope)
    if (choices === undefined) return null
    const { picks, problem } = readChoice(item, choices[item.id])
    if (problem !== null) return undefined
    if (picks.length === 0) return item.choose === 'quantity' ? 0 : null
    if (item.choose === 'quantity') return picks[0]?.quantity
    return item.options.length === 0 ? true : picks.flatMap(({ option }) => option?.id ?? [])
  }
  return {
    name: `chosen.${item.id}`,
    label: `wybór: ${item.name}`,
    type: item.choose === 'quantity' ? 'number' : item.options.length === 0 ? 'yes-no' : 'text',
    of: item.per,
    values: item.options.map(({ id, name }) => ({ value: id, name })),
    read,
  }
}

/** `answer.<question>`: nothing where the question is not asked. */
function answerFact(question: Question, factOf: (name: string) => ReadFact | null): Fact {
  const asked = compileCondition(question.when, factOf)
  const answerOf = (scope: Scope): Answer | undefined =>
    (question.of === 'person' ? scope.person : scope.draft)?.answers[question.id]
  const read: ReadFact = (scope): Known => {
    if (question.of === 'person' && scope.person === null) return null
    const isAsked = asked(scope)
    if (isAsked !== true) return isAsked === false ? null : undefined
    const reading = readAnswer(question, answerOf(scope))
    if (reading.state === 'given') return reading.value
    return reading.state === 'empty' && !question.required ? null : undefined
  }
  return {
    name: `answer.${question.id}`,
    label: question.label,
    type: answerType(question),
    of: question.of,
    values: question.options.map(({ id, name }) => ({ value: id, name })),
    read,
  }
}

function answerType({ type }: Question): Fact['type'] {
  if (type === 'checkbox') return 'yes-no'
  if (type === 'number') return 'number'
  return type === 'date' ? 'day' : 'text'
}
