import type { Question } from '../event/definition/definition.ts'
import { isSecret } from '../registration/secret-answers.ts'

/** Words of a question that asks where somebody is from; a free text about anything else is no report. */
const PLACE = /parafi|miejscowo|miast|dekanat|diecezj|wspólnot|szko[łl]|kod pocztowy|gmin|powiat|wojew/i
const MOST_LETTERS = 60

/** Whether people write in answer to it where they are from: a parish, a town, a post code. */
export const asksForPlace = (question: Question): boolean =>
  question.type === 'text' && !isSecret(question) && PLACE.test(question.label)

/** A place as it is counted: as written, with one blank between words; null for what is no name of a place. */
export function placeOf(answer: unknown): string | null {
  if (typeof answer !== 'string') return null
  const text = answer.normalize('NFC').replace(/\s+/g, ' ').trim()
  return text === '' ? null : text.slice(0, MOST_LETTERS)
}
