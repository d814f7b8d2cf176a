import { z } from 'zod'
import { errorOfValue, type FieldType } from '#domain/form/fields/field-type.ts'

/**
 * A required text that the form library validates (specification §5), in the form in which it is saved. The message of
 * its issue is the key of the words in the catalogue.
 */
export const formField = (type: FieldType<string>) => validated(type, true)

/** The same for a text that may be left out: blank text is saved as ''. */
export const optionalFormField = (type: FieldType<string>) => validated(type, false)

const validated = (type: FieldType<string>, required: boolean) =>
  z
    .string()
    .superRefine((value, context) => {
      const error = errorOfValue(type, value, { required })
      if (error !== null) context.addIssue({ code: 'custom', message: error.key, params: { n: error.n } })
    })
    .transform((value) => String(type.serialise(value) ?? ''))
