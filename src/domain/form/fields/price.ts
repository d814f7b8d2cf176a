import { formatMoney, type Grosze, parseMoney } from '../../money.ts'
import { type FieldType, rule } from '../field-type.ts'
import { formError } from '../messages.ts'
import { isBlank } from './text.ts'

/** What is typed, and the amount in it once there is one. */
export interface PriceValue {
  readonly text: string
  readonly amount: Grosze | null
}

const read = (text: string): PriceValue => ({ text, amount: parseMoney(text) })

/** Whole grosze; typed and shown as the specification's money texts (§5 and §9). */
export const price: FieldType<PriceValue, string> = {
  empty: { text: '', amount: null },
  isEmpty: ({ text }) => isBlank(text),
  validators: [rule(({ amount }) => amount !== null, formError('INVALID_PRICE'))],
  parse: read,
  serialise: ({ amount }) => amount,
  load: (stored) =>
    read(Number.isSafeInteger(stored) ? formatMoney(Number(stored), { currency: false }) : ''),
  labelSuffix: 'BROWSER_OS.FORM.PRICE_SUFFIX',
}
