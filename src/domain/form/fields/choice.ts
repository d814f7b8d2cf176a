import type { FieldType, Option, Validator } from './field-type.ts'
import { formError } from './messages.ts'

export type ChoiceValue = Option['value'] | null

const NONE: readonly Option[] = []

/** A loaded value is kept although its option is disabled by now: the choice was made before. */
const isOnOffer: Validator<ChoiceValue> = (value, { options = NONE }) =>
  options.some((option) => option.value === value) ? null : formError('NO_SUCH_OPTION')

/** One of the options, by its value; set by the option's key. A disabled option cannot be chosen. */
export const choice: FieldType<ChoiceValue, string> = {
  empty: null,
  isEmpty: (value) => value === null || value === '',
  validators: [isOnOffer],
  parse: (key, { options = NONE }) =>
    options.find((option) => option.key === key && option.disabled !== true)?.value ?? null,
  serialise: (value) => (value === '' ? null : value),
  load: (stored) =>
    typeof stored === 'string' || typeof stored === 'number' || typeof stored === 'boolean' ? stored : null,
  otherShape: formError('NO_SUCH_OPTION'),
  fact: { type: 'text', of: (value) => value ?? '' },
  settings: { options: true },
  isChoice: true,
}

/** The key under which the page shows a value as chosen; '' when there is none. */
export const keyOf = (value: ChoiceValue, options: readonly Option[]): string =>
  options.find((option) => option.value === value)?.key ?? ''
