import type { EventDefinition } from '../event/definition/definition.ts'
import { readAnswer } from '../form/answer.ts'
import type { RegistrationDraft } from '../registration/draft.ts'
import { isSecret } from '../registration/secret-answers.ts'
import { asksForPlace, placeOf } from './place-questions.ts'

type Choices = RegistrationDraft['choices']
type Choice = Choices[string]
type Answers = RegistrationDraft['answers']

/** Values of a mark that says only whether there is anything. */
export const SOME = '+'
export const NONE = '-'

/** A mark by which a condition finds a row: `paid:unpaid`. */
export const mark = (key: string, value: string): string => `${key}:${value}`

/** The mark of how a document stands; its key is also that of a condition on this document. */
export const documentMark = (question: string, state: string): string => mark(`document.${question}`, state)

/** The marks of what was chosen: each option, or that there is some of it. */
export function marksOfChoices({ items }: Pick<EventDefinition, 'items'>, choices: Choices): string[] {
  return items.flatMap(({ id }) => {
    const options = optionsOf(choices[id])
    return options.length === 0
      ? [mark(`extra.${id}`, NONE)]
      : [SOME, ...options].map((value) => mark(`extra.${id}`, value))
  })
}

/** The options that a choice names, or that there is some of it. */
const optionsOf = (choice: Choice | undefined): string[] => piecesOf(choice).map(([option]) => option)

/** The ids of the options that a choice names, each with its pieces; without options 'some', a yes as one piece. */
export function piecesOf(choice: Choice | undefined): (readonly [option: string, pieces: number])[] {
  if (choice === undefined || choice === false || choice === 0 || choice === '') return []
  if (typeof choice === 'string') return [[choice, 1]]
  if (typeof choice === 'number') return [[SOME, choice]]
  if (typeof choice !== 'object') return [[SOME, 1]]
  if (Array.isArray(choice)) return choice.map((option: string) => [option, 1])
  return Object.entries(choice).filter(([, pieces]) => pieces > 0)
}

/**
 * The marks of answers: the chosen options, yes or no, and the name of a place; of everything else, also of a PESEL, only whether there is an
 * answer.
 */
export function marksOfAnswers(
  { questions }: Pick<EventDefinition, 'questions'>,
  of: 'person' | 'registration',
  answers: Answers,
): string[] {
  return questions
    .filter((question) => question.of === of)
    .flatMap((question) => {
      const key = `answer.${question.id}`
      if (isSecret(question)) return [mark(key, answers[question.id] === undefined ? NONE : SOME)]
      const reading = readAnswer(question, answers[question.id])
      if (reading.state !== 'given') return [mark(key, NONE)]
      const { value } = reading
      if (typeof value === 'boolean') return [mark(key, value ? 'yes' : 'no')]
      if (typeof value === 'object') return [SOME, ...value].map((each) => mark(key, each))
      const place = asksForPlace(question) ? placeOf(value) : null
      if (place !== null) return [SOME, place].map((each) => mark(key, each))
      return question.options.length > 0
        ? [SOME, String(value)].map((each) => mark(key, each))
        : [mark(key, SOME)]
    })
}
