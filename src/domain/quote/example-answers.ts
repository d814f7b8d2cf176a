import { type AskedField, settingsOf } from '../form/answer.ts'
import type { Answer } from '../form/fields/answer-schema.ts'
import { type QuestionTypeName, questionTypes } from '../form/question-types.ts'

/** Answers to questions whose type has a notation of its own. They stand here and not with the type: pages load that. */
const OF_TYPE: Partial<Record<QuestionTypeName, readonly Answer[]>> = {
  address: [{ street: 'Polna 5', postcode: '30-001', town: 'Borów' }],
  color: ['#2f8a5b'],
  email: ['przyklad@example.org'],
  firstName: ['Anna'],
  lastName: ['Anna'],
  nip: ['1234563218'],
  otherPhone: ['+48 600 000 199'],
  pesel: [],
  phone: ['+48 600 000 199'],
}

/**
 * Made-up answers to a question, each of them valid: those of its type, else what its kind of value suggests. A PESEL
 * has none, because it could belong to a real person.
 */
export function exampleAnswers(field: AskedField, today: Temporal.PlainDate): readonly Answer[] {
  const { fact, settings } = questionTypes[field.type]
  const examples = OF_TYPE[field.type]
  const { min, earliest, latest } = settingsOf(field)
  if (examples !== undefined) return examples
  if (settings.bounds === 'ticked') return field.options.map(({ id }) => [id])
  if (settings.options === true) return field.options.map(({ id }) => id)
  switch (fact.type) {
    case 'text':
      return ['Borów']
    case 'number':
      return [min ?? 1]
    case 'yes-no':
      return [true]
    case 'day':
      return [earliest ?? latest ?? today.toString()]
    case 'time':
      return ['09:00:00']
    case 'moment':
      return [`${today}T09:00:00`]
    case 'given':
      return []
  }
}
