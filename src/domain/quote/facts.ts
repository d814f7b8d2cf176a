import type { EventDefinition, Item, Question } from '../event/definition/definition.ts'
import { type ListedCodes, listedCodes } from '../event/facts/listed-codes.ts'
import { askedWhen } from '../event/facts/question-rules.ts'
import { readAnswer } from '../form/answer.ts'
import type { Answer } from '../form/fields/answer-schema.ts'
import { questionTypes } from '../form/question-types.ts'
import { readDay } from '../values/time.ts'
import { type ChoiceReading, isSettled } from './choices.ts'
import { compileCondition } from './evaluate.ts'
import type { Fact } from './fact.ts'
import { ageOnDay, factsOfPerson } from './facts-of-person.ts'
import { factsOfRegistration } from './facts-of-registration.ts'
import { numberFacts } from './number-facts.ts'
import { ownFacts } from './own-facts.ts'
import { type PriceCalculator, priceFacts } from './price-facts.ts'
import { type ReadSelection, readSelection } from './read-selection.ts'
import type { Known, ReadFact, Scope, Test } from './scope.ts'

/** All facts that the rules of one definition may ask, by name. */
export type FactRegistry = ReadonlyMap<string, Fact>

/** For callers that only name facts. */
const NOT_CALCULATED: PriceCalculator = { listed: () => undefined, adjusted: () => undefined }

/** The only registry: fixed facts, those of questions and items, of a priced line, and the organiser's own. */
export function factsOf(
  definition: EventDefinition,
  calculator: PriceCalculator = NOT_CALCULATED,
  codes: ListedCodes = listedCodes(definition),
): FactRegistry {
  const facts = new Map<string, Fact>()
  const factOf = (name: string) => facts.get(name)?.read ?? null
  const add = (fact: Fact) => facts.set(fact.name, fact)
  const fixed = [...factsOfPerson(definition), ...factsOfRegistration(definition, codes), ...factsOfLine()]
  for (const fact of fixed) add(fact)
  for (const day of statedDays(definition)) add(ageOnDay(definition, day))
  for (const item of definition.items) {
    const taken = readSelection(item, factOf)
    for (const fact of [chosenFact(item, taken), ...numberFacts(item, taken)]) add(fact)
  }
  // A question may ask only answers of questions before it, so that no two wait for each other.
  for (const question of definition.questions) {
    const asked = compileCondition(askedWhen(definition, question), factOf)
    const answer = answerFact(question, asked, codes)
    add(answer)
    if (questionTypes[question.type].settings.bounds === 'ticked') add(countFact(question, answer))
  }
  for (const fact of [...ownFacts(definition, factOf), ...priceFacts(definition, calculator)]) add(fact)
  return facts
}

/** Days that rules name in `ageOn.<day>`, anywhere. */
function statedDays(definition: EventDefinition): Temporal.PlainDate[] {
  const named = JSON.stringify(definition).matchAll(/"ageOn\.(\d{4}-\d{2}-\d{2})"/g)
  return [...new Set([...named].map(([, day = '']) => day))].flatMap((day) => readDay(day) ?? [])
}

/** The facts as a price of the item sees them: its lines have its own options. */
export function factsOfItem(facts: FactRegistry, { options }: Item): FactRegistry {
  const option = facts.get('option')
  if (option === undefined || options.length === 0) return facts
  const values = options.map(({ id, name }) => ({ value: id, name }))
  return new Map([...facts, ['option', { ...option, values }]])
}

const factsOfLine = (): Fact[] => [
  {
    name: 'option',
    type: 'text',
    of: 'line',
    read: ({ line }) => line?.option ?? null,
  },
  {
    name: 'quantity',
    type: 'number',
    of: 'line',
    read: ({ line }) => line?.quantity ?? null,
  },
]

/** `chosen.<item>`: the option (or options), the number of pieces, or yes and no. */
function chosenFact(item: Item, taken: ReadSelection): Fact {
  const isYes = item.options.length === 0
  const read: ReadFact = (scope) => {
    const reading = taken(scope)
    if (reading === null) return null
    if (!isSettled(reading)) return optionsSoFar(reading)
    const [first] = reading.picks
    if (item.choose === 'amount') return first?.amount ?? 0
    if (isCounted(item)) return first?.quantity ?? 0
    if (isYes) return first !== undefined
    return first === undefined ? null : reading.picks.flatMap(({ option }) => option?.id ?? [])
  }
  return {
    name: `chosen.${item.id}`,
    type: item.choose === 'amount' || isCounted(item) ? 'number' : isYes ? 'yes-no' : 'text',
    of: item.per,
    values: item.options.map(({ id, name }) => ({ value: id, name })),
    read,
  }
}

/** For a choice that has to be corrected its options are known, and that others may come. */
function optionsSoFar({ picks }: ChoiceReading): Known {
  const options = picks.flatMap(({ option }) => option?.id ?? [])
  return options.length === 0 ? undefined : [...options, undefined]
}

/** A number of one item; pieces of several options are described by their options. */
const isCounted = ({ choose, options }: Item) => choose === 'quantity' && options.length === 0

/** `answer.<question>`: null where the question is not asked. */
function answerFact(question: Question, asked: Test, codes: ListedCodes): Fact {
  const answerOf = (scope: Scope): Answer | undefined =>
    (question.of === 'person' ? scope.person : scope.draft)?.answers[question.id]
  const read: ReadFact = (scope): Known => {
    if (question.of === 'person' && scope.person === null) return null
    const isAsked = asked(scope)
    if (isAsked !== true) return isAsked === false ? null : undefined
    const reading = readAnswer(question, answerOf(scope))
    if (reading.state === 'given' && question.codes !== undefined)
      return codes.find(String(reading.value), question.codes) === null ? undefined : true
    if (reading.state === 'given') return reading.value
    return reading.state === 'empty' && !question.required ? null : undefined
  }
  return {
    name: `answer.${question.id}`,
    type: answerType(question),
    of: question.of,
    values: question.options.map(({ id, name }) => ({ value: id, name })),
    read,
  }
}

/** `count.<question>`: how many of its options are ticked; zero where the question is not asked. */
function countFact(question: Question, { read, of }: Fact): Fact {
  return {
    name: `count.${question.id}`,
    type: 'number',
    of,
    read: (scope) => {
      const known = read(scope)
      if (known === undefined || (question.of === 'person' && scope.person === null)) return known
      return typeof known === 'object' && known !== null ? known.length : 0
    },
  }
}

function answerType({ type, codes }: Question): Fact['type'] {
  const { fact } = questionTypes[type]
  return codes !== undefined || fact.type === 'given' ? 'yes-no' : fact.type
}
