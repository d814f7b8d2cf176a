import { formatMoney, type Grosze, parseMoney } from '../../values/money.ts'
import { type FieldType, rule, type Validator } from './field-type.ts'
import { formError } from './messages.ts'
import { isBlank } from './text.ts'

/** The typed text, and its amount once there is one. */
export interface PriceValue {
  readonly text: string
  readonly amount: Grosze | null
}

const read = (text: string): PriceValue => ({ text, amount: parseMoney(text) })

const atLeast: Validator<PriceValue> = ({ amount }, { min }) =>
  amount !== null && min !== undefined && amount < min ? formError('MIN', formatMoney(min)) : null

const atMost: Validator<PriceValue> = ({ amount }, { max }) =>
  amount !== null && max !== undefined && amount > max ? formError('MAX', formatMoney(max)) : null

/** Whole grosze; typed and shown as the money texts of the specification (§5 and §9). */
export const price: FieldType<PriceValue, string> = {
  empty: { text: '', amount: null },
  isEmpty: ({ text }) => isBlank(text),
  validators: [rule(({ amount }) => amount !== null, formError('INVALID_PRICE')), atLeast, atMost],
  parse: read,
  serialise: ({ amount }) => amount,
  load: (stored) =>
    read(Number.isSafeInteger(stored) ? formatMoney(Number(stored), { currency: false }) : ''),
  halfTyped: { keep: ({ text }) => text, resume: read },
  fact: { type: 'number', of: ({ amount }) => amount ?? 0 },
  settings: { bounds: 'grosze' },
}
