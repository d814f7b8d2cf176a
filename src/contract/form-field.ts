import { z } from 'zod'
import { errorOfValue, type FieldType } from '#domain/form/field-type.ts'

/**
 * A required text that the form library judges (specification §5), in the form in which it is saved. The message
 * of its issue is the key of the words, which the catalogue has.
 */
export const formField = (type: FieldType<string>) =>
  z
    .string()
    .superRefine((value, context) => {
      const error = errorOfValue(type, value, { required: true })
      if (error !== null) context.addIssue({ code: 'custom', message: error.key, params: { n: error.n } })
    })
    .transform((value) => String(type.serialise(value)))
