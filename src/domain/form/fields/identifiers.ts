import { bareNip, readNip } from '../../nip.ts'
import { readPesel } from '../../pesel.ts'
import { rule } from '../field-type.ts'
import { formError } from '../messages.ts'
import { typeOfText } from './text.ts'

const withoutSpaces = (typed: string) => typed.replace(/\s/g, '')

/** Eleven digits; `readPesel` of the value tells the birth date and the sex. */
export const pesel = typeOfText([rule((typed) => readPesel(typed) !== null, formError('INVALID_PESEL'))], {
  parse: withoutSpaces,
  tidy: withoutSpaces,
})

/** Ten digits, kept and saved without spaces and hyphens. */
export const nip = typeOfText([rule((typed) => readNip(typed) !== null, formError('INVALID_NIP'))], {
  parse: bareNip,
  tidy: bareNip,
})
