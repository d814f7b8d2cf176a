import { type FieldType, rule, type Validator } from '../field-type.ts'
import { formError } from '../messages.ts'

/** Blank text is empty (specification §5); characters are counted without the blanks around them. */
export const isBlank = (text: string): boolean => text.trim() === ''

/** As people and the server count: an emoji is one character, though JavaScript counts two. */
const lengthOf = (text: string): number => [...text.trim()].length

const minLength: Validator<string> = (text, { min = 0 }) =>
  lengthOf(text) < min ? formError('MIN_LENGTH', min) : null

const maxLength: Validator<string> = (text, { max = Number.POSITIVE_INFINITY }) =>
  lengthOf(text) > max ? formError('MAX_LENGTH', max) : null

/**
 * A type whose value is the text in its control: kept as it is typed, so that 'Anna ' can become
 * 'Anna Maria', and saved in its one right form.
 */
export const typeOfText = (
  validators: readonly Validator<string>[],
  { tidy = (text: string) => text.trim(), parse = (typed: string) => typed } = {},
): FieldType<string> => ({
  empty: '',
  isEmpty: isBlank,
  validators,
  parse,
  serialise: (text) => (isBlank(text) ? null : tidy(text)),
  load: (stored) => (typeof stored === 'string' ? stored : ''),
})

/** `min` and `max` are the settings of the control. */
export const text = typeOfText([minLength, maxLength])

/** Several names, hyphens, apostrophes, letters of any language; capitals are left as they were typed. */
export const personName = typeOfText([
  rule((name) => lengthOf(name) >= 2, formError('MIN_TWO_CHARACTERS')),
  rule((name) => lengthOf(name) <= 60, formError('MAX_SIXTY_CHARACTERS')),
])

/** How full a field with a limit is: told from 80 % on, null before (readings, field types). */
export function textCounter(
  text: string,
  max: number,
): { readonly used: number; readonly max: number } | null {
  const used = lengthOf(text)
  return used >= max * 0.8 ? { used, max } : null
}
