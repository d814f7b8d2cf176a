import type {
  DefinitionProblem,
  PlainCode,
  ProblemValues,
  ValuedCode,
  ValuedProblem,
} from '#domain/event/definition/problem.ts'

/** The sentences of some codes: of each a text, or a function of its values. */
export type SentencesOf<Values> = {
  readonly [Code in Extract<keyof Values, PlainCode>]: string
} & {
  readonly [Code in Extract<keyof Values, ValuedCode>]: (values: ProblemValues[Code]) => string
}

/** Every sentence of one face. */
export type Sentences = SentencesOf<ProblemValues>

/** Words a problem with the sentences of a face. */
export function sentenceOf(sentences: Sentences, problem: DefinitionProblem): string {
  return problem.values === undefined ? sentences[problem.code] : valuedSentence(sentences, problem)
}

/** The sentences that have values. */
export type ValuedSentences = { readonly [Code in ValuedCode]: (values: ProblemValues[Code]) => string }

const valuedSentence = <Code extends ValuedCode>(
  sentences: ValuedSentences,
  { code, values }: ValuedProblem<Code>,
): string => sentences[code](values)
