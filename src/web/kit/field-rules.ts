import { email } from '#domain/form/fields/email.ts'
import { errorOfValue, type FieldType } from '#domain/form/fields/field-type.ts'
import { nip } from '#domain/form/fields/nip.ts'
import { personName } from '#domain/form/fields/person-name.ts'
import { phone } from '#domain/form/fields/phone.ts'
import { text } from '#domain/form/fields/text.ts'
import { formMessage } from '#i18n/pl/form.ts'

/** Specification §5 for the fields that every registration requires, as messages. Null when nothing is wrong. */

const errorOf =
  (type: FieldType<string>) =>
  (value: string): string | null => {
    const error = errorOfValue(type, value, { required: true })
    return error === null ? null : formMessage(error)
  }

/** The same for a line of text with limits. */
export function lengthError(value: string, settings: { readonly min: number; readonly max: number }) {
  const error = errorOfValue(text, value, { required: true, ...settings })
  return error === null ? null : formMessage(error)
}

export function nipError(value: string, required: boolean): string | null {
  const error = errorOfValue(nip, value, { required })
  return error === null ? null : formMessage(error)
}

/** First and last name. */
export const nameError = errorOf(personName)
export const emailError = errorOf(email)
export const phoneError = errorOf(phone)
