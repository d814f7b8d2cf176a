import { sameValue } from '../values/same-value.ts'
import {
  errorOfValue,
  type FactAnswer,
  type FieldSettings,
  type FieldType,
  type Serialised,
} from './fields/field-type.ts'
import { type AskedFiles, fileRulesOf } from './fields/file-rules.ts'
import type { FormError } from './fields/messages.ts'
import { type QuestionTypeName, questionTypes } from './question-types.ts'

/** What the field library must know of a question to read its answers. */
export interface AskedField {
  readonly type: QuestionTypeName
  readonly required: boolean
  readonly options: readonly { readonly id: string; readonly name: string }[]
  /** The least and the most, in what the type counts; of a date days. */
  readonly min?: number | string | undefined
  readonly max?: number | string | undefined
  readonly pattern?: { readonly expression: string; readonly message: string } | undefined
  readonly files?: AskedFiles | undefined
}

/** The outcome of reading an answer: a value for the rules, nothing, or why it is wrong. */
export type AnswerReading =
  | { readonly state: 'given'; readonly value: FactAnswer }
  | { readonly state: 'empty' }
  | {
      readonly state: 'wrong'
      readonly code: 'field_invalid' | 'no_such_option'
      /** Null for an answer of another shape than the type's. */
      readonly error: FormError | null
    }

const EMPTY: AnswerReading = { state: 'empty' }

/**
 * Reads the answer to one question by the rules of its type (specification §5). Blank text is empty; an
 * unticked box is a plain 'no' unless the question is required, when it counts as empty.
 */
export function readAnswer(field: AskedField, answer: unknown): AnswerReading {
  return readOfType(field, field.type, answer)
}

function readOfType<Name extends QuestionTypeName>(
  field: AskedField,
  name: Name,
  answer: unknown,
): AnswerReading {
  const type = questionTypes[name]
  const settings = settingsOf(field)
  const value = valueOfAnswer(type, answer)
  if (type.isEmpty(value)) {
    if (!isNothing(answer) && !sameValue(value, answer)) return wrong(type.otherShape ?? null)
    return field.required || type.serialise(value) === null ? EMPTY : given(type.fact.of(value, settings))
  }
  const error = errorOfValue(type, value, { required: field.required, settings })
  return error === null ? given(type.fact.of(value, settings)) : wrong(error)
}

const given = (value: FactAnswer): AnswerReading => ({ state: 'given', value })

const wrong = (error: FormError | null): AnswerReading => ({
  state: 'wrong',
  code: error?.key === 'BROWSER_OS.FORM.NO_SUCH_OPTION' ? 'no_such_option' : 'field_invalid',
  error,
})

/** No answer, or blank text. */
export const isNothing = (answer: unknown): boolean =>
  answer === undefined || answer === null || (typeof answer === 'string' && answer.trim() === '')

/** The value of an answer, which may be half typed. */
export function valueOfAnswer<Value, Typed>(type: FieldType<Value, Typed>, answer: unknown): Value {
  if (isNothing(answer)) return type.empty
  const value = type.load(answer)
  const isUnread = type.isEmpty(value) && typeof answer === 'string'
  return isUnread ? (type.halfTyped?.resume(answer) ?? value) : value
}

/** The answer that a value is kept as, also while it is half typed. */
export function answerOfValue<Value, Typed>(type: FieldType<Value, Typed>, value: Value): Serialised {
  return type.serialise(value) ?? (type.isEmpty(value) ? null : (type.halfTyped?.keep(value) ?? null))
}

const KNOWN = new WeakMap<AskedField, FieldSettings>()

/** The settings of a question, as its type knows them; worked out once, because answers are read very often. */
export function settingsOf(field: AskedField): FieldSettings {
  const known = KNOWN.get(field)
  if (known !== undefined) return known
  const { type, options, min, max, pattern, files } = field
  const settings: FieldSettings = {
    options: options.map(({ id, name }) => ({ key: id, value: id, label: name })),
    ...(typeof min === 'number' ? { min } : {}),
    ...(typeof max === 'number' ? { max } : {}),
    ...(typeof min === 'string' ? { earliest: min } : {}),
    ...(typeof max === 'string' ? { latest: max } : {}),
    ...(pattern === undefined
      ? {}
      : { pattern: { expression: wholeText(pattern.expression), message: pattern.message } }),
    ...(questionTypes[type].settings.files === true ? { files: fileRulesOf(files) } : {}),
  }
  KNOWN.set(field, settings)
  return settings
}

const wholeText = (expression: string) => new RegExp(`^(?:${expression})$`, 'u')
