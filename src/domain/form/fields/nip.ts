import { bareNip, readNip } from '../../values/nip.ts'
import { rule } from './field-type.ts'
import { formError } from './messages.ts'
import { typeOfText } from './text.ts'

/** Ten digits, kept and saved without spaces and hyphens. */
export const nip = typeOfText([rule((typed) => readNip(typed) !== null, formError('INVALID_NIP'))], {
  parse: bareNip,
  tidy: bareNip,
})
