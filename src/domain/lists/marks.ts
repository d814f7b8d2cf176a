import type { EventDefinition } from '../event/definition/definition.ts'
import { readAnswer } from '../form/answer.ts'
import type { RegistrationDraft } from '../registration/draft.ts'
import { isSecret } from '../registration/secret-answers.ts'

type Choices = RegistrationDraft['choices']
type Choice = Choices[string]
type Answers = RegistrationDraft['answers']

/** Values of a mark that says only whether there is anything. */
export const SOME = '+'
export const NONE = '-'

/** A mark by which a condition finds a row: `paid:unpaid`. */
export const mark = (key: string, value: string): string => `${key}:${value}`

/** The marks of what was chosen: each option, or that there is some of it. */
export function marksOfChoices({ items }: Pick<EventDefinition, 'items'>, choices: Choices): string[] {
  return items.flatMap(({ id }) => {
    const options = optionsOf(choices[id])
    return options.length === 0
      ? [mark(`extra.${id}`, NONE)]
      : [SOME, ...options].map((value) => mark(`extra.${id}`, value))
  })
}

/** The ids of the options that a choice names; of a number of pieces and of a yes none, but it counts as some. */
function optionsOf(choice: Choice | undefined): string[] {
  if (choice === undefined || choice === false || choice === 0 || choice === '') return []
  if (typeof choice === 'string') return [choice]
  if (typeof choice !== 'object') return [SOME]
  if (Array.isArray(choice)) return choice
  return Object.entries(choice).flatMap(([option, pieces]) => (pieces > 0 ? [option] : []))
}

/**
 * The marks of answers: the chosen options and yes or no; of everything else, also of a PESEL, only whether there is an
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
      return question.options.length > 0
        ? [SOME, String(value)].map((each) => mark(key, each))
        : [mark(key, SOME)]
    })
}
