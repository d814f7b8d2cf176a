import { comparisonsOf, conditionsOf } from './conditions-of.ts'
import type { EventDefinition } from './definition.ts'
import { namedFacts } from './named-facts.ts'
import { type DefinitionProblem, pathOf } from './problem.ts'

/** Rules that ask for what nobody is asked, and facts of the organiser's own that no rule asks. */
export function askedFacts(definition: EventDefinition): DefinitionProblem[] {
  const asked = new Set([
    ...conditionsOf(definition).flatMap(({ condition }) => comparisonsOf(condition).map(({ fact }) => fact)),
    ...namedFacts(definition).map(({ name }) => name),
  ])
  return [...unaskedSex(definition, asked), ...idleFacts(definition, asked)]
}

/** A PESEL tells the sex too, of those who have one. */
function unaskedSex({ ask, questions }: EventDefinition, asked: ReadonlySet<string>): DefinitionProblem[] {
  const isTold = ask.sex !== 'no' || questions.some(({ of, type }) => of === 'person' && type === 'pesel')
  return isTold || !asked.has('sex')
    ? []
    : [{ path: 'ask.sex', message: 'Zasady zależą od płci, a\u00a0formularz o\u00a0nią nie pyta.' }]
}

const idleFacts = ({ facts }: EventDefinition, asked: ReadonlySet<string>): DefinitionProblem[] =>
  facts.flatMap(({ id, name }, i) =>
    asked.has(`own.${id}`)
      ? []
      : [{ path: pathOf('facts', i), message: `Żadna zasada nie pyta o\u00a0„${name}”.` }],
  )
