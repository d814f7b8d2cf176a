import { type FieldType, rule, type Validator } from './field-type.ts'
import { formError } from './messages.ts'
import { isBlank } from './text.ts'

/** The typed text, and its number once there is one. */
export interface NumberValue {
  readonly text: string
  readonly number: number | null
}

function read(text: string): NumberValue {
  const bare = text.replace(/\s/g, '').replace(',', '.')
  const number = /^-?[0-9]+(\.[0-9]+)?$/.test(bare) ? Number(bare) : Number.NaN
  return { text, number: Number.isFinite(number) ? number : null }
}

const atLeast: Validator<NumberValue> = ({ number }, { min }) =>
  number !== null && min !== undefined && number < min ? formError('MIN', min) : null

const atMost: Validator<NumberValue> = ({ number }, { max }) =>
  number !== null && max !== undefined && number > max ? formError('MAX', max) : null

/** A number, its decimals after a comma or a dot; `min` and `max` are the settings of the control. */
export const number: FieldType<NumberValue, string> = {
  empty: { text: '', number: null },
  isEmpty: ({ text }) => isBlank(text),
  validators: [rule(({ number }) => number !== null, formError('INVALID_NUMBER')), atLeast, atMost],
  parse: read,
  serialise: ({ number }) => number,
  load: (stored) =>
    typeof stored === 'number' && Number.isFinite(stored)
      ? { text: String(stored).replace('.', ','), number: stored }
      : read(''),
  halfTyped: { keep: ({ text }) => text, resume: read },
  fact: { type: 'number', of: ({ number }) => number ?? 0 },
  settings: { bounds: 'number' },
}
