import { rule } from './field-type.ts'
import { formError } from './messages.ts'
import { typeOfText } from './text.ts'

/** #rrggbb, from the native picker or typed; saved in small letters. */
export const color = typeOfText(
  [rule((typed) => /^#[0-9a-f]{6}$/i.test(typed.trim()), formError('INVALID_COLOR'))],
  { tidy: (typed) => typed.trim().toLowerCase() },
)
