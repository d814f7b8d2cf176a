import type { EventDefinition, Question } from '#domain/event/definition.ts'
import { isExtra } from './headcount.ts'
import type { FormStep } from './steps.ts'

/** Steps on which questions may be asked. */
export type QuestionStep = Exclude<FormStep, 'podsumowanie'>

/**
 * The step on which a question is asked: the third, unless its answer decides earlier who may register at all, or
 * what can be chosen. Then it comes before that, for nobody could get past it otherwise.
 */
export function stepOfQuestion({ id }: Question, definition: EventDefinition): QuestionStep {
  return stepsOf(definition).get(id) ?? 'dane'
}

const KNOWN = new WeakMap<EventDefinition, ReadonlyMap<string, QuestionStep>>()

function stepsOf(definition: EventDefinition): ReadonlyMap<string, QuestionStep> {
  const known = KNOWN.get(definition)
  if (known !== undefined) return known
  const [first, second] = [decidesPeople(definition), decidesExtras(definition)]
  const steps = new Map<string, QuestionStep>()
  for (const { id, when } of definition.questions) {
    // What hangs on a choice cannot be asked before it.
    if (factsOf(when).some(isOfChoice)) continue
    if (asks(first, id)) steps.set(id, 'osoby')
    else if (asks(second, id)) steps.set(id, 'dodatki')
  }
  KNOWN.set(definition, steps)
  return steps
}

/** Facts that decide who may register: windows, groups, types, and rules that are told on the first step. */
function decidesPeople(definition: EventDefinition): ReadonlySet<string> {
  const { windows, groups, types, questions, items, statements, requirements } = definition
  const elsewhere = new Set([...questions, ...items, ...statements].map(({ id }) => id))
  const rules = requirements.filter(({ where }) => where === undefined || !elsewhere.has(where))
  return withOwn(factsOf([windows, groups, types, rules]), definition)
}

/** Facts that decide what can be chosen: gates of things and of their options, and rules that are told there. */
function decidesExtras(definition: EventDefinition): ReadonlySet<string> {
  const items = definition.items.filter((item) => isExtra(item, definition))
  const gates = items.flatMap((item) => [item, ...item.options].map(({ when, windows }) => [when, windows]))
  const ids = new Set(items.map(({ id }) => id))
  const rules = definition.requirements.filter(({ where }) => ids.has(where ?? ''))
  return withOwn(factsOf([gates, rules]), definition)
}

/** With what own facts among them ask in their turn. */
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
  const summed = 'of' in part && Array.isArray(part.of) ? part.of.map(String) : []
  return [...own, ...summed, ...Object.values(part).flatMap(factsOf)]
}

const asks = (facts: ReadonlySet<string>, question: string) =>
  facts.has(`answer.${question}`) || facts.has(`count.${question}`)

const isOfChoice = (fact: string) => /^(chosen|number|total|first|last)\./.test(fact)
