import type { Answer } from './answer-schema.ts'
import type { FileRules } from './file-rules.ts'
import { type FormError, formError } from './messages.ts'

/**
 * The form of a value when it is saved or sent, which is that of an answer: days and hours are ISO local text, an
 * address its parts, files a list of references, several options their ids.
 */
export type Serialised = Answer

/** What rules compare: of several ticked options their ids. */
export type FactAnswer = string | number | boolean | readonly string[]

/** A choice of select and radio (specification §3). The key is for the page, the value is what is saved. */
export interface Option {
  readonly key: string
  readonly value: string | number | boolean
  readonly label: string
  readonly disabled?: boolean
  /** Why it cannot be chosen: 'brak miejsc'. */
  readonly reason?: string
  /** A second line: what it costs. */
  readonly note?: string
}

/** The settings of a control for its values beyond its type. */
export interface FieldSettings {
  /** The least and the most, in what the type counts (`Bounds`). */
  readonly min?: number
  readonly max?: number
  /** For days: the first and the last, ISO. */
  readonly earliest?: string
  readonly latest?: string
  /** For a box: a second text, what ticking it costs. */
  readonly note?: string
  /** For text: the notation it must have. */
  readonly pattern?: { readonly expression: RegExp; readonly message: string }
  /** For select, radio and checkboxes. */
  readonly options?: readonly Option[]
  /** For an icon that is pressed: the name under which the page knows it. */
  readonly icon?: string
  /** For an address: it may lie outside Poland, so its postcode is taken as it is typed. */
  readonly abroad?: boolean
  /** For files: kinds, size and number. */
  readonly files?: FileRules
}

/** What `min` and `max` of a type count. */
export type Bounds = 'characters' | 'number' | 'grosze' | 'ticked' | 'day'

/** The settings that a question of a type may have besides those of all questions. */
export interface OwnSettings {
  readonly options?: true
  readonly bounds?: Bounds
  readonly pattern?: true
  /** It may ask for a code of a list. */
  readonly codes?: true
  /** Which files it takes. */
  readonly files?: true
}

/** Returns the error of a value that is not empty; null when there is none. */
export type Validator<Value> = (value: Value, settings: FieldSettings) => FormError | null

/**
 * A type of field: everything that is known of its values, in one place. `Typed` is the input of its control on the
 * page after a keystroke or a choice.
 *
 * Laws, checked for every type by `field-types.test.ts`: `empty` is empty; `load(null)` is empty; `serialise(load(s))`
 * is `s` for every result of `serialise`.
 */
export interface FieldType<Value, Typed = Value> {
  readonly empty: Value
  /** Whether it has no content: such a value is missing where required, and never wrong. */
  readonly isEmpty: (value: Value) => boolean
  /** In order of precedence: the first error is the one that is shown. */
  readonly validators: readonly Validator<Value>[]
  /** Never refuses: typed text stays as it is while it cannot be read. */
  readonly parse: (typed: Typed, settings: FieldSettings) => Value
  readonly serialise: (value: Value) => Serialised
  /** Accepts a result of `serialise`; anything of another shape loads as empty. */
  readonly load: (stored: unknown) => Value
  /**
   * How a value that cannot be read yet is kept as an answer, so that it is reported and nothing typed is lost; without
   * it such a value is no answer.
   */
  readonly halfTyped?: { readonly keep: (value: Value) => string; readonly resume: (text: string) => Value }
  /** The error of an answer of another shape than the type's; the general one unless stated. */
  readonly otherShape?: FormError
  /** What rules may ask of an answer; `given`: only whether there is one. */
  readonly fact: {
    readonly type: 'text' | 'number' | 'yes-no' | 'day' | 'time' | 'moment' | 'given'
    readonly of: (value: Value, settings: FieldSettings) => FactAnswer
  }
  readonly settings: OwnSettings
  /** One or several of a few: each answer can be priced before it is given. */
  readonly isChoice?: true
  /** Stored encrypted and never shown. */
  readonly isSecret?: true
  /** The birth date and the sex that an answer tells of its person. */
  readonly person?: (answer: unknown) => PersonOfAnswer | null
}

export interface PersonOfAnswer {
  readonly birthDate: Temporal.PlainDate
  readonly sex: 'MALE' | 'FEMALE'
}

/** A validator from a condition that valid values meet. */
export const rule =
  <Value>(holds: (value: Value) => boolean, error: FormError): Validator<Value> =>
  (value) =>
    holds(value) ? null : error

/**
 * The error of a value: an empty required one has the required error, otherwise the first of the validators' errors
 * applies; an empty optional one has none (specification §5). Null for a valid one.
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
