import type { Question } from '#domain/event/definition.ts'
import type { Answer } from '#domain/registration/draft.ts'
import { formWords } from '#i18n/pl/form.ts'
import { emailError, phoneError } from '#web/kit/field-rules.ts'

/** What is wrong with an answer that the quote does not accept, in the specification's words (§5). */
export function answerMessage({ type }: Question, answer: Answer | undefined): string {
  const text = typeof answer === 'string' ? answer.trim() : ''
  if (answer === undefined || answer === null || answer === false || answer === '') return REQUIRED
  if (typeof answer === 'object' && answer.length === 0) return REQUIRED
  if (typeof answer === 'string' && text === '') return REQUIRED
  switch (type) {
    case 'email':
      return emailError(text) ?? WRONG
    case 'phone':
    case 'otherPhone':
      return phoneError(text) ?? WRONG
    case 'pesel':
      return formWords['BROWSER_OS.FORM.INVALID_PESEL']
    case 'date':
      return formWords['BROWSER_OS.FORM.INVALID_DATE']
    default:
      return WRONG
  }
}

const REQUIRED = formWords['BROWSER_OS.FORM.REQUIRED_FIELD']
const WRONG = 'Sprawdź, co jest wpisane.'
