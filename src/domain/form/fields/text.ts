import type { FieldType, Validator } from './field-type.ts'
import { formError } from './messages.ts'

/** Blank text is empty (specification §5); characters are counted without the blanks around them. */
export const isBlank = (text: string): boolean => text.trim() === ''

/** As people and the server count: an emoji is one character, though JavaScript counts two. */
export const lengthOf = (text: string): number => [...text.trim()].length

const minLength: Validator<string> = (text, { min = 0 }) =>
  lengthOf(text) < min ? formError('MIN_LENGTH', min) : null

const maxLength: Validator<string> = (text, { max = Number.POSITIVE_INFINITY }) =>
  lengthOf(text) > max ? formError('MAX_LENGTH', max) : null

/** A longer text matches no pattern: trying is quick then (`isSafePattern`). */
export const LONGEST_MATCHED = 100

const inPattern: Validator<string> = (text, { pattern }) =>
  pattern === undefined || (text.trim().length <= LONGEST_MATCHED && pattern.expression.test(text.trim()))
    ? null
    : { ...formError('PATTERN'), own: pattern.message }

type OfText = Partial<Pick<FieldType<string>, 'parse' | 'settings' | 'isSecret' | 'person'>> & {
  readonly tidy?: (text: string) => string
}

/**
 * A type whose value is the text in its control: kept as it is typed, so that 'Anna ' can become 'Anna Maria', and
 * saved in normalised form. Rules compare that form.
 */
export function typeOfText(
  validators: readonly Validator<string>[],
  { tidy = (text) => text.trim(), parse = (typed) => typed, ...others }: OfText = {},
): FieldType<string> {
  return {
    empty: '',
    isEmpty: isBlank,
    validators,
    parse,
    serialise: (text) => (isBlank(text) ? null : tidy(text)),
    load: (stored) => (typeof stored === 'string' ? parse(stored, {}) : ''),
    fact: { type: 'text', of: tidy },
    settings: {},
    ...others,
  }
}

/** One line; `min` and `max` are the settings of the control. */
export const text = typeOfText([minLength, maxLength, inPattern], {
  settings: { bounds: 'characters', pattern: true, codes: true },
})

/** Several lines. */
export const textarea = typeOfText([minLength, maxLength], { settings: { bounds: 'characters' } })

/** How full a field with a limit is: shown from 80 % on, null before (readings, field types). */
export function textCounter(
  text: string,
  max: number,
): { readonly used: number; readonly max: number } | null {
  const used = lengthOf(text)
  return used >= max * 0.8 ? { used, max } : null
}
