import { type PhoneFault, phoneFault, plainSpaces } from '../../phone.ts'
import type { Validator } from '../field-type.ts'
import { type FormError, formError } from '../messages.ts'
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

/** One's own number, saved as it was typed; `e164Of` tells what a machine would dial. */
export const phone = typeOfText([dialable], { parse: plainSpaces })

/** Somebody else's number (a parent, an emergency): the same rule; the page fills in nobody's own. */
export const otherPhone = { ...phone, label: 'BROWSER_OS.FORM.LABEL_OTHER_PHONE' as const }
