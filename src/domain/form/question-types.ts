import { address } from './fields/address.ts'
import { checkboxes } from './fields/checkboxes.ts'
import { choice } from './fields/choice.ts'
import { color } from './fields/color.ts'
import { date } from './fields/date.ts'
import { datetime } from './fields/datetime.ts'
import { email } from './fields/email.ts'
import type { FieldType } from './fields/field-type.ts'
import { file } from './fields/file.ts'
import { nip } from './fields/nip.ts'
import { number } from './fields/number.ts'
import { personName } from './fields/person-name.ts'
import { pesel } from './fields/pesel.ts'
import { phone } from './fields/phone.ts'
import { price } from './fields/price.ts'
import { text, textarea } from './fields/text.ts'
import { tick } from './fields/tick.ts'
import { time } from './fields/time.ts'

/**
 * The types that a question may have: those of specification §3, files, addresses, and several options. A new type is a
 * file of its own and a line here. Every visitor's page carries them, so rich text, whose sanitiser is heavy and which
 * no event asks for, stands in `field-types.ts`.
 */
const registry = {
  text,
  textarea,
  email,
  phone,
  // Another person's (a parent, an emergency contact): browsers do not fill in the visitor's own.
  otherPhone: phone,
  pesel,
  nip,
  firstName: personName,
  lastName: personName,
  price,
  checkbox: tick,
  switch: tick,
  iconToggle: tick,
  number,
  select: choice,
  radio: choice,
  checkboxes,
  date,
  dateOfBirth: date,
  time,
  datetime,
  color,
  file,
  address,
}

export type QuestionTypeName = keyof typeof registry

export type ValueOf<Type> = Type extends FieldType<infer Value, infer _Typed> ? Value : never
export type TypedOf<Type> = Type extends FieldType<infer _Value, infer Typed> ? Typed : never

/** The types of questions, by name. */
export const questionTypes: {
  readonly [Name in QuestionTypeName]: FieldType<
    ValueOf<(typeof registry)[Name]>,
    TypedOf<(typeof registry)[Name]>
  >
} = registry
