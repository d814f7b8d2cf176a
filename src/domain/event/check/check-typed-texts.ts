import { questionTypes } from '../../form/question-types.ts'
import type { EventDefinition, Question } from '../definition/definition.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'
import { comparisonsOf, conditionsOf } from '../facts/conditions-of.ts'
import { ownFactNeeds } from '../facts/own-fact-needs.ts'

/**
 * A requirement that compares a typed answer with a text keeps people out by a word that the page would show; it is
 * refused at the path of the text, also in a fact of the organiser's own that the requirement asks through others.
 */
export function checkTypedTexts(definition: EventDefinition): DefinitionProblem[] {
  const isRequired = requiredPlaces(definition)
  return typedTexts(definition).flatMap(({ path }) =>
    isRequired(path)
      ? [{ path, code: isOfRequirement(path) ? 'typed_text_required' : 'typed_text_required_by_fact' }]
      : [],
  )
}

/** A text that decides a price or a choice may be compared, but it is not a secret. */
export function publicTexts(definition: EventDefinition): DefinitionProblem[] {
  const isRequired = requiredPlaces(definition)
  return typedTexts(definition).flatMap(({ path }) =>
    isRequired(path) ? [] : [{ path, code: 'typed_text_public' }],
  )
}

const isOfRequirement = (path: string): boolean => path.startsWith('requirements.')

/** Whether a condition at a path belongs to a requirement, or to a fact that some requirement follows from. */
function requiredPlaces(definition: EventDefinition): (path: string) => boolean {
  const required = requiredFacts(definition)
  const places = definition.facts.flatMap(({ id }, i) =>
    required.has(`own.${id}`) ? [`${pathOf('facts', i)}.`] : [],
  )
  return (path) => isOfRequirement(path) || places.some((place) => path.startsWith(place))
}

/** Names of the facts that requirements ask, directly or through facts of the organiser's own. */
function requiredFacts({ requirements, facts }: EventDefinition): ReadonlySet<string> {
  const needs = new Map(facts.map((own) => [`own.${own.id}`, ownFactNeeds(own)]))
  const names = new Set(
    requirements.flatMap(({ when, must }) =>
      [when, must].flatMap((part) => (part === undefined ? [] : comparisonsOf(part).map(({ fact }) => fact))),
    ),
  )
  // A set is iterated to its end, including what is added on the way.
  for (const name of names) for (const need of needs.get(name) ?? []) names.add(need)
  return names
}

/** Whether its answers are free text. */
function isTyped({ type }: Question): boolean {
  const { fact, settings } = questionTypes[type]
  return fact.type === 'text' && settings.options === undefined
}

/** Conditions that compare an answer of free text with one. */
function typedTexts(definition: EventDefinition) {
  const typed = new Set(
    definition.questions.flatMap((question) =>
      isTyped(question) && question.codes === undefined ? [`answer.${question.id}`] : [],
    ),
  )
  return conditionsOf(definition).filter(({ condition }) =>
    comparisonsOf(condition).some(
      (each) => typed.has(each.fact) && Object.keys(each).some((key) => !['fact', 'given'].includes(key)),
    ),
  )
}
