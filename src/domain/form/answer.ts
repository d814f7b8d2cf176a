import { isEmailAddress, LONGEST_EMAIL, normaliseEmail } from '../email.ts'
import type { Question } from '../event/definition.ts'
import { readPesel } from '../pesel.ts'
import { phoneFault, plainSpaces } from '../phone.ts'
import type { Answer } from '../registration/draft.ts'
import { readDay } from '../time.ts'

/** What a given answer is; of several ticked options their ids, in the order of the options. */
type AnswerValue = string | number | boolean | readonly string[]

/** What an answer is worth: a value, nothing, or one that cannot stand. */
export type AnswerReading =
  | { readonly state: 'given'; readonly value: AnswerValue }
  | { readonly state: 'empty' }
  | { readonly state: 'wrong'; readonly code: 'field_invalid' | 'no_such_option' }

const EMPTY: AnswerReading = { state: 'empty' }
const INVALID: AnswerReading = { state: 'wrong', code: 'field_invalid' }
const NO_SUCH_OPTION: AnswerReading = { state: 'wrong', code: 'no_such_option' }
const given = (value: AnswerValue): AnswerReading => ({ state: 'given', value })

/**
 * Reads the answer to one question by the rules of its type (specification §5). Blank text is empty; an
 * unticked box is a plain 'no' unless the question is required, when it counts as empty.
 */
export function readAnswer(question: Question, answer: Answer | undefined): AnswerReading {
  if (question.type === 'checkbox') return readBox(question, answer)
  if (answer === undefined || answer === null) return EMPTY
  if (typeof answer === 'string' && answer.trim() === '') return EMPTY
  return READERS[question.type](answer, question)
}

function readBox(question: Question, answer: Answer | undefined): AnswerReading {
  if (answer === true) return given(true)
  if (answer === false || answer === null || answer === undefined) {
    return question.required ? EMPTY : given(false)
  }
  return INVALID
}

type Reader = (answer: NonNullable<Answer>, question: Question) => AnswerReading

const readText: Reader = (answer) => (typeof answer === 'string' ? given(answer.trim()) : INVALID)

const readOption: Reader = (answer, question) =>
  question.options.some((option) => option.id === answer) ? given(answer) : NO_SUCH_OPTION

/** Nothing ticked is no answer; nothing can be ticked twice. */
const readOptions: Reader = (answer, { options }) => {
  if (typeof answer !== 'object' || new Set(answer).size < answer.length) return INVALID
  if (answer.length === 0) return EMPTY
  const ticked = options.map(({ id }) => id).filter((id) => answer.includes(id))
  return ticked.length === answer.length ? given(ticked) : NO_SUCH_OPTION
}

const readNumber: Reader = (answer) => {
  const number = typeof answer === 'string' ? Number(answer.replace(',', '.')) : answer
  return typeof number === 'number' && Number.isFinite(number) ? given(number) : INVALID
}

const readDate: Reader = (answer) => {
  const day = typeof answer === 'string' ? readDay(answer) : null
  return day === null ? INVALID : given(day.toString())
}

const readPhone: Reader = (answer) => {
  const number = typeof answer === 'string' ? answer.trim() : ''
  return phoneFault(plainSpaces(number)) === null ? given(number) : INVALID
}

const readEmail: Reader = (answer) => {
  const address = typeof answer === 'string' ? normaliseEmail(answer) : ''
  return isEmailAddress(address) && address.length <= LONGEST_EMAIL ? given(address) : INVALID
}

const readPeselAnswer: Reader = (answer) => {
  const reading = typeof answer === 'string' ? readPesel(answer) : null
  return reading === null ? INVALID : given(reading.pesel)
}

const READERS: Readonly<Record<Exclude<Question['type'], 'checkbox'>, Reader>> = {
  text: readText,
  textarea: readText,
  select: readOption,
  radio: readOption,
  checkboxes: readOptions,
  number: readNumber,
  date: readDate,
  phone: readPhone,
  otherPhone: readPhone,
  email: readEmail,
  pesel: readPeselAnswer,
}
