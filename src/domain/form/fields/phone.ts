import { type PhoneFault, phoneFault, plainSpaces } from '../../values/phone.ts'
import type { Validator } from './field-type.ts'
import { type FormError, formError } from './messages.ts'
import { typeOfText } from './text.ts'

const ERRORS: Readonly<Record<PhoneFault, FormError>> = {
  invalid: formError('INVALID_PHONE'),
  too_short: formError('SHORT_PHONE'),
  too_long: formError('LONG_PHONE'),
}

const dialable: Validator<string> = (typed) => {
  const fault = phoneFault(typed.trim())
  return fault === null ? null : ERRORS[fault]
}

/** A number, saved as it was typed; `e164Of` returns what a machine would dial. */
export const phone = typeOfText([dialable], {
  parse: plainSpaces,
})
