import type { Question } from '#domain/event/definition.ts'
import type { Answer } from '#domain/registration/draft.ts'
import { emailError, phoneError } from '#web/kit/field-rules.ts'

/** What is wrong with an answer that the quote does not accept, in the specification's words (§5). */
export function answerMessage({ type }: Question, answer: Answer | undefined): string {
  const text = typeof answer === 'string' ? answer.trim() : ''
  if (answer === undefined || answer === null || answer === false || answer === '') return 'Pole wymagane.'
  if (typeof answer === 'string' && text === '') return 'Pole wymagane.'
  switch (type) {
    case 'email':
      return emailError(text) ?? WRONG
    case 'phone':
    case 'otherPhone':
      return phoneError(text) ?? WRONG
    case 'pesel':
      return 'Niepoprawny numer PESEL.'
    case 'date':
      return 'Niepoprawna data.'
    default:
      return WRONG
  }
}

const WRONG = 'Sprawdź, co jest wpisane.'
