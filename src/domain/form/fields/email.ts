import { isEmailAddress, LONGEST_EMAIL, normaliseEmail } from '../../values/email.ts'
import { rule } from './field-type.ts'
import { formError } from './messages.ts'
import { typeOfText } from './text.ts'

/** An address, saved trimmed and with its domain in small letters. */
export const email = typeOfText(
  [
    rule((typed) => isEmailAddress(typed.trim()), formError('INVALID_EMAIL')),
    rule((typed) => typed.trim().length <= LONGEST_EMAIL, formError('LONG_EMAIL')),
  ],
  { tidy: normaliseEmail },
)
