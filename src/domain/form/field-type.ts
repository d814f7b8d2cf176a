import type { FileRules } from './file-rules.ts'
import { type FormError, type FormKey, formError } from './messages.ts'

type Plain = string | number | boolean | null
type Parts = Readonly<Record<string, Plain>>

/**
 * What a value becomes when it is saved or sent: days and hours are ISO local text, an address its parts,
 * files a list of references.
 */
export type Serialised = Plain | Parts | readonly Parts[]

/** A choice of select and radio (specification §3). The key is for the page, the value is what is saved. */
export interface Option {
  readonly key: string
  readonly value: string | number | boolean
  readonly label: string
  readonly disabled?: boolean
  /** Why it cannot be chosen: 'brak miejsc'. */
  readonly reason?: string
}

/** What a control says about its values beyond its type. */
export interface FieldSettings {
  /** Of text: the fewest and the most characters. Of a number: the smallest and the largest. */
  readonly min?: number
  readonly max?: number
  /** Of select and radio. */
  readonly options?: readonly Option[]
  /** Of an icon that is pressed: the name under which the page knows it. */
  readonly icon?: string
  /** Of an address: it may lie outside Poland, so its postcode is taken as it is typed. */
  readonly abroad?: boolean
  /** Of files: kinds, size and number. */
  readonly files?: FileRules
}

/** Tells what is wrong with a value that is not empty; null when nothing is. */
export type Validator<Value> = (value: Value, settings: FieldSettings) => FormError | null

/**
 * A type of field: all that is known of its values, in one place. `Typed` is what its control on the page
 * hands over after a keystroke or a choice.
 *
 * Laws, held for every type by `field-types.test.ts`: `empty` is empty; `load(null)` is empty;
 * `serialise(load(s))` is `s` for all that `serialise` can give.
 */
export interface FieldType<Value, Typed = Value> {
  readonly empty: Value
  /** Whether there is nothing in it: such a value is missing where required, and never wrong. */
  readonly isEmpty: (value: Value) => boolean
  /** In the order in which they speak: the first error is the one that is shown. */
  readonly validators: readonly Validator<Value>[]
  /** Never refuses: what is typed stays as it is while it cannot be read. */
  readonly parse: (typed: Typed, settings: FieldSettings) => Value
  readonly serialise: (value: Value) => Serialised
  /** Takes what `serialise` gave; anything of another shape loads as empty. */
  readonly load: (stored: unknown) => Value
  /** The label of a control that brings none of its own. */
  readonly label?: FormKey
  /** Stands after every label. */
  readonly labelSuffix?: FormKey
}

/** A validator from a condition that good values meet. */
export const rule =
  <Value>(holds: (value: Value) => boolean, error: FormError): Validator<Value> =>
  (value) =>
    holds(value) ? null : error

/**
 * What is wrong with a value: a required one that is empty takes the required error, otherwise the first of
 * the validators' errors; an optional one that is empty has none (specification §5). Null for a right one.
 */
export function errorOfValue<Value>(
  { isEmpty, validators }: Pick<FieldType<Value>, 'isEmpty' | 'validators'>,
  value: Value,
  { required, settings = {} }: { readonly required: boolean; readonly settings?: FieldSettings },
): FormError | null {
  if (isEmpty(value)) return required ? formError('REQUIRED_FIELD') : null
  for (const validate of validators) {
    const error = validate(value, settings)
    if (error !== null) return error
  }
  return null
}
