import { errorOfValue, type FieldType } from '#domain/form/field-type.ts'
import { email } from '#domain/form/fields/email.ts'
import { phone } from '#domain/form/fields/phone.ts'
import { personName } from '#domain/form/fields/text.ts'
import { formMessage } from '#i18n/pl/form.ts'

/** Specification §5 for the fields that every registration requires, in words. Null when nothing is wrong. */

const errorOf =
  (type: FieldType<string>) =>
  (value: string): string | null => {
    const error = errorOfValue(type, value, { required: true })
    return error === null ? null : formMessage(error)
  }

/** First and last name. */
export const nameError = errorOf(personName)
export const emailError = errorOf(email)
export const phoneError = errorOf(phone)
