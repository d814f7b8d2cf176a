import type { Question } from '#domain/event/definition/definition.ts'
import { settingsOf } from '#domain/form/answer.ts'
import { type ControlSpec, controlSpec } from '#domain/form/control.ts'
import type { Answer } from '#domain/form/fields/answer-schema.ts'

/**
 * The control of a question; help in rich text is given to its field (`question-help.tsx`).
 * @param priceOf the effect of an answer on the price, in words, where there is one
 */
export function specOfQuestion(
  id: string,
  question: Question,
  priceOf: (answer: Answer) => string | undefined = () => undefined,
): ControlSpec {
  const { type, label, help, required } = question
  const settings = settingsOf(question)
  const noted = (answer: Answer) => {
    const note = priceOf(answer)
    return note === undefined ? {} : { note }
  }
  return controlSpec({
    ...{ id, type, label, required },
    ...(help === undefined ? {} : { comment: help }),
    // Day and year in digits: faster on a phone than a list of 120 years.
    ...(type === 'date' || type === 'dateOfBirth' ? { component: 'digits' } : {}),
    settings: {
      ...settings,
      ...(type === 'checkbox' ? noted(true) : {}),
      options: question.options.map(({ id: value, name }) => ({
        ...{ key: value, value, label: name },
        ...noted(type === 'checkboxes' ? [value] : value),
      })),
    },
  })
}
