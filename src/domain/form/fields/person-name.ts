import { isPlainName } from '../../values/plain-name.ts'
import { rule } from './field-type.ts'
import { formError } from './messages.ts'
import { lengthOf, typeOfText } from './text.ts'

/**
 * Several names, hyphens, apostrophes, letters of any language; capitals are left as they were typed. Web addresses and
 * long numbers are refused, beyond specification §5 (docs/specification.md, 'Odstępstwa').
 */
export const personName = typeOfText([
  rule((name) => lengthOf(name) >= 2, formError('MIN_TWO_CHARACTERS')),
  rule((name) => lengthOf(name) <= 60, formError('MAX_SIXTY_CHARACTERS')),
  rule(isPlainName, formError('NAME_WITH_ADDRESS')),
])
