import { readPesel } from '../../values/pesel.ts'
import { rule } from './field-type.ts'
import { formError } from './messages.ts'
import { typeOfText } from './text.ts'

const withoutSpaces = (typed: string) => typed.replace(/\s/g, '')

/** Eleven digits, which tell the birth date and the sex. */
export const pesel = typeOfText([rule((typed) => readPesel(typed) !== null, formError('INVALID_PESEL'))], {
  parse: withoutSpaces,
  tidy: withoutSpaces,
  isSecret: true,
  person: (answer) => (typeof answer === 'string' ? readPesel(answer) : null),
})
