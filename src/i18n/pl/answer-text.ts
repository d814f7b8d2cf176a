import { type AskedField, isNothing, settingsOf, valueOfAnswer } from '#domain/form/answer.ts'
import type { Answer } from '#domain/form/fields/answer-schema.ts'
import type { FactAnswer, FieldSettings } from '#domain/form/fields/field-type.ts'
import { type QuestionTypeName, questionTypes } from '#domain/form/question-types.ts'
import { formatMoney } from '#domain/values/money.ts'
import { formatDate, formatMoment, readDay, readMoment } from '#domain/values/time.ts'
import { yesOrNo } from './answers.ts'

/**
 * What people read of an answer, in the panel, mails and exports; null where there is none. One that is wrong by now is
 * shown as it was given.
 */
export const answerText = (field: AskedField, answer: unknown): string | null =>
  textOfType(field, field.type, answer)

function textOfType<Name extends QuestionTypeName>(
  field: AskedField,
  name: Name,
  answer: unknown,
): string | null {
  const type = questionTypes[name]
  const settings = settingsOf(field)
  const value = valueOfAnswer(type, answer)
  if (isNothing(answer)) return null
  if (type.isEmpty(value) && type.serialise(value) === null)
    return typeof answer === 'object' ? null : String(answer)
  const whole = textOfParts(type.serialise(value))
  if (whole !== null) return whole
  const known = type.fact.of(value, settings)
  return (typeof known === 'object' ? known : [known])
    .map((one) => textOfValue(one, name, settings))
    .join(', ')
}

/** An address in one line, and the names of files; null of anything else. */
function textOfParts(saved: Answer): string | null {
  if (typeof saved !== 'object' || saved === null) return null
  if (!Array.isArray(saved)) return `${saved.street}, ${saved.postcode} ${saved.town}`
  const names = saved.flatMap((each) => (typeof each === 'object' ? [each.name] : []))
  return names.length === 0 ? null : names.join(', ')
}

type One = Exclude<FactAnswer, readonly string[]>

function textOfValue(known: One, name: QuestionTypeName, { options = [] }: FieldSettings): string {
  if (typeof known === 'boolean') return yesOrNo(known)
  const { fact, settings } = questionTypes[name]
  if (typeof known === 'number')
    return settings.bounds === 'grosze' ? formatMoney(known) : String(known).replace('.', ',')
  if (fact.type === 'day') return shown(readDay(known), formatDate) ?? known
  if (fact.type === 'moment') return shown(readMoment(known), formatMoment) ?? known
  return options.find(({ value }) => value === known)?.label ?? known
}

const shown = <Value>(value: Value | null, format: (value: Value) => string): string | null =>
  value === null ? null : format(value)
