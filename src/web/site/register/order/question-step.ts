import type { EventDefinition, Question } from '#domain/event/definition/definition.ts'
import { isExtra } from '#domain/event/facts/chosen-extras.ts'
import { askedWhen } from '#domain/event/facts/question-rules.ts'
import { questionTypes } from '#domain/form/question-types.ts'
import type { FormStep } from './steps.ts'

/** Steps on which questions may be asked. */
export type QuestionStep = Exclude<FormStep, 'podsumowanie'>

/**
 * The step on which a question is asked: the third, unless its answer decides earlier who may register at all, or
 * what can be chosen; then it comes before that, for otherwise no one could get past it. What changes a person's price
 * is asked where that price is first shown: among the data of the person, or next to the choices.
 */
export function stepOfQuestion({ id }: Question, definition: EventDefinition): QuestionStep {
  return stepsOf(definition).get(id) ?? 'dane'
}

const KNOWN = new WeakMap<EventDefinition, ReadonlyMap<string, QuestionStep>>()

function stepsOf(definition: EventDefinition): ReadonlyMap<string, QuestionStep> {
  const known = KNOWN.get(definition)
  if (known !== undefined) return known
  const [ofPeople, ofExtras] = [decidesPeople(definition), decidesExtras(definition)]
  const [ofAll, ofChosen] = [decidesPrices(definition, false), decidesPrices(definition, true)]
  const steps = new Map<string, QuestionStep>()
  for (const question of definition.questions) {
    const { id } = question
    // A question that depends on a choice cannot be asked before it.
    if (factsOf(askedWhen(definition, question)).some(isOfChoice)) continue
    if (asks(ofPeople, id)) steps.set(id, 'osoby')
    else if (isPriced(question) && asks(ofAll, id)) steps.set(id, 'osoby')
    else if (asks(ofExtras, id) || (isPriced(question) && asks(ofChosen, id))) steps.set(id, 'dodatki')
  }
  KNOWN.set(definition, steps)
  return steps
}

/** Facts that decide who may register: windows, groups, types, and rules reported on the first step. */
function decidesPeople(definition: EventDefinition): ReadonlySet<string> {
  const { windows, groups, types, questions, items, statements, requirements } = definition
  const elsewhere = new Set([...questions, ...items, ...statements].map(({ id }) => id))
  const rules = requirements.filter(({ where }) => where === undefined || !elsewhere.has(where))
  return withOwn(factsOf([windows, groups, types, rules]), definition)
}

/** Facts that decide what can be chosen: conditions of items and of their options, and rules reported there. */
function decidesExtras(definition: EventDefinition): ReadonlySet<string> {
  const items = definition.items.filter((item) => isExtra(item, definition))
  const gates = items.flatMap((item) => [item, ...item.options].map(({ when, windows }) => [when, windows]))
  const ids = new Set(items.map(({ id }) => id))
  const rules = definition.requirements.filter(({ where }) => ids.has(where ?? ''))
  return withOwn(factsOf([gates, rules]), definition)
}

/** Facts that decide the price of what every person has, or of what is chosen. */
function decidesPrices(definition: EventDefinition, chosen: boolean): ReadonlySet<string> {
  const items = definition.items.filter(({ choose, per }) =>
    chosen ? choose !== 'always' : choose === 'always' && per === 'person',
  )
  const prices = items.flatMap(({ price, options }) => [price, ...options.map((option) => option.price)])
  const changes = definition.adjustments.filter((each) => items.some(({ id }) => each.items.includes(id)))
  return withOwn(factsOf([prices, changes.map(({ when, effect, rank }) => [when, effect, rank])]), definition)
}

/** Questions with a few answers that depend only on data of the person: each answer can be priced before it is given. */
const isPriced = ({ of, type, when }: Question) =>
  of === 'person' &&
  questionTypes[type].isChoice === true &&
  !factsOf(when).some((fact) => fact.startsWith('answer.') || fact.startsWith('count.'))

/** Including the facts that custom facts among them depend on. */
function withOwn(facts: readonly string[], definition: EventDefinition): ReadonlySet<string> {
  const all = new Set(facts)
  for (const fact of all) {
    const own = definition.facts.find(({ id }) => fact === `own.${id}`)
    for (const asked of factsOf(own)) all.add(asked)
  }
  return all
}

/** The names of facts in any part of the document. */
function factsOf(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  const own = 'fact' in part && typeof part.fact === 'string' ? [part.fact] : []
  const crossed = [part].flatMap((each) =>
    'rows' in each && 'columns' in each ? [String(each.rows), String(each.columns)] : [],
  )
  const summed = 'of' in part && Array.isArray(part.of) ? part.of.map(String) : []
  return [...own, ...crossed, ...summed, ...Object.values(part).flatMap(factsOf)]
}

const asks = (facts: ReadonlySet<string>, question: string) =>
  facts.has(`answer.${question}`) || facts.has(`count.${question}`)

const isOfChoice = (fact: string) => /^(chosen|number|total|first|last)\./.test(fact)
