import type { Item, Question } from '../event/definition/definition.ts'
import type { Answer } from '../form/fields/answer-schema.ts'
import { wordsOf } from '../lists/words.ts'
import type { Choice } from '../registration/draft.ts'
import { parseMoney } from '../values/money.ts'
import { readPesel } from '../values/pesel.ts'
import { isoMoment, readDay } from '../values/time.ts'

/** Why a cell cannot be read. */
export type CellFault =
  | 'no_such_option'
  | 'not_a_day'
  | 'not_a_number'
  | 'not_an_amount'
  | 'not_yes_or_no'
  | 'not_a_sex'
  | 'no_contact_email'
  | 'no_contact_phone'

export type CellReading<Value> =
  | { readonly value: Value }
  | { readonly fault: CellFault; readonly known?: readonly string[] }

const YES = new Set(['tak', 't', 'yes', 'y', 'true', 'prawda', '1', 'x'])
const NO = new Set(['nie', 'n', 'no', 'false', 'falsz', '0', 'brak', '-'])

const wordOf = (text: string) => (text.trim() === '-' ? '-' : wordsOf(text).join(' '))

function readYesOrNo(text: string): CellReading<boolean> {
  const word = wordOf(text)
  if (YES.has(word)) return { value: true }
  return NO.has(word) ? { value: false } : { fault: 'not_yes_or_no' }
}

/** '19.4.2014', '2014-04-19', '19/04/2014', as a spreadsheet writes days; of a PESEL the birth date. */
export function readDayCell(text: string): CellReading<string> {
  const typed = text.trim()
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[. /-](\d{1,2})[. /-](\d{4})$/.exec(typed) ?? []
  const iso = year === '' ? typed.slice(0, 10) : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const found = readDay(iso) ?? (/^\d{11}$/.test(typed) ? (readPesel(typed)?.birthDate ?? null) : null)
  return found === null ? { fault: 'not_a_day' } : { value: found.toString() }
}

const SEXES: Readonly<Record<string, 'MALE' | 'FEMALE'>> = {
  ...{
    k: 'FEMALE',
    kobieta: 'FEMALE',
    kobiety: 'FEMALE',
    f: 'FEMALE',
    female: 'FEMALE',
    dziewczynka: 'FEMALE',
  },
  ...{ m: 'MALE', mezczyzna: 'MALE', mezczyzni: 'MALE', male: 'MALE', chlopiec: 'MALE' },
}

export function readSex(text: string): CellReading<'MALE' | 'FEMALE'> {
  const sex = SEXES[wordOf(text)]
  return sex === undefined ? { fault: 'not_a_sex' } : { value: sex }
}

interface Named {
  readonly id: string
  readonly name: string
}

/** One of several things by its name or id, whatever its capitals and accents; a beginning is enough where only one fits. */
export function readOption(options: readonly Named[], text: string): CellReading<string> {
  const word = wordOf(text)
  const exact = options.find(({ id, name }) => wordOf(name) === word || id === text.trim())
  const beginning = options.filter(({ name }) => word !== '' && wordOf(name).startsWith(word))
  const found = exact ?? (beginning.length === 1 ? beginning[0] : undefined)
  return found === undefined
    ? { fault: 'no_such_option', known: options.map(({ name }) => name) }
    : { value: found.id }
}

function readOptions(options: readonly Named[], text: string): CellReading<string[]> {
  const ids: string[] = []
  for (const part of text.split(/[,;|\n]/).filter((each) => each.trim() !== '')) {
    const reading = readOption(options, part)
    if ('fault' in reading) return reading
    ids.push(reading.value)
  }
  return { value: [...new Set(ids)] }
}

function readNumber(text: string): CellReading<number> {
  const bare = text.replace(/\s/g, '').replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(bare) ? { value: Number(bare) } : { fault: 'not_a_number' }
}

function readAmount(text: string): CellReading<number> {
  const amount = parseMoney(text.replace(/\s*(zł|pln)$/i, ''))
  return amount === null ? { fault: 'not_an_amount' } : { value: amount }
}

/** The answer in a cell; of a type that is not listed here the text itself, which is checked later like a typed one. */
export function readAnswerCell({ type, options }: Question, text: string): CellReading<Answer> {
  switch (type) {
    case 'select':
    case 'radio':
      return readOption(options, text)
    case 'checkboxes':
      return readOptions(options, text)
    case 'checkbox':
    case 'switch':
    case 'iconToggle':
      return readYesOrNo(text)
    case 'number':
      return readNumber(text)
    case 'price':
      return readAmount(text)
    case 'date':
    case 'dateOfBirth':
      return readDayCell(text)
    case 'datetime':
      return readMomentCell(text)
    default:
      return { value: text }
  }
}

function readMomentCell(text: string): CellReading<string> {
  const [, day = '', time = ''] = /^(\S+)[ T](\d{1,2}:\d{2})/.exec(text.trim()) ?? []
  const read = readDayCell(day)
  if ('fault' in read) return read
  return { value: isoMoment(Temporal.PlainDateTime.from(`${read.value}T${time.padStart(5, '0')}`)) }
}

/** What a cell chooses of an item; null: nothing. */
export function readChoiceCell({ choose, options }: Item, text: string): CellReading<Choice | null> {
  if (choose === 'amount') return readAmount(text)
  if (choose === 'quantity') return readNumber(text)
  if (options.length === 0) {
    const read = readYesOrNo(text)
    return 'fault' in read ? read : { value: read.value ? true : null }
  }
  if (NO.has(wordOf(text)) && !options.some(({ name }) => wordOf(name) === wordOf(text)))
    return { value: null }
  return choose === 'any' || choose === 'span' ? readOptions(options, text) : readOption(options, text)
}
