import type { FieldType } from './field-type.ts'
import { address } from './fields/address.ts'
import { choice } from './fields/choice.ts'
import { color } from './fields/color.ts'
import { date } from './fields/date.ts'
import { datetime } from './fields/datetime.ts'
import { email } from './fields/email.ts'
import { file } from './fields/file.ts'
import { html } from './fields/html.ts'
import { nip, pesel } from './fields/identifiers.ts'
import { number } from './fields/number.ts'
import { otherPhone, phone } from './fields/phone.ts'
import { price } from './fields/price.ts'
import { personName, text } from './fields/text.ts'
import { tick } from './fields/tick.ts'
import { time } from './fields/time.ts'

/** Specification §3, 'Supported field types', and files and addresses. A new type is a file of its own and a line here. */
const registry = {
  text,
  textarea: text,
  email,
  phone,
  otherPhone,
  pesel,
  nip,
  firstName: personName,
  lastName: personName,
  price,
  checkbox: tick,
  switch: tick,
  iconToggle: tick,
  number,
  html,
  select: choice,
  radio: choice,
  date,
  dateOfBirth: date,
  time,
  datetime,
  color,
  file,
  address,
}

export type FieldTypeName = keyof typeof registry

type ValueOf<Type> = Type extends FieldType<infer Value, infer _Typed> ? Value : never
type TypedOf<Type> = Type extends FieldType<infer _Value, infer Typed> ? Typed : never

/** The value that a control of a type holds. */
export type FieldValues = { readonly [Name in FieldTypeName]: ValueOf<(typeof registry)[Name]> }
/** What the page hands over when somebody types or chooses. */
export type TypedValues = { readonly [Name in FieldTypeName]: TypedOf<(typeof registry)[Name]> }

/** The field registry: what each type of field knows of its values. */
export const fieldTypes: {
  readonly [Name in FieldTypeName]: FieldType<FieldValues[Name], TypedValues[Name]>
} = registry
