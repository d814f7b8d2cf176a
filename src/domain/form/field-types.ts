import type { FieldType } from './fields/field-type.ts'
import { html } from './fields/html.ts'
import { questionTypes, type TypedOf, type ValueOf } from './question-types.ts'

/** Every type of field: those of questions, and rich text. */
const registry = { ...questionTypes, html }

export type FieldTypeName = keyof typeof registry

/** The value that a control of a type holds. */
export type FieldValues = { readonly [Name in FieldTypeName]: ValueOf<(typeof registry)[Name]> }
/** The input of the page when a person types or chooses. */
export type TypedValues = { readonly [Name in FieldTypeName]: TypedOf<(typeof registry)[Name]> }

/** The field registry: what each type of field knows of its values. */
export const fieldTypes: {
  readonly [Name in FieldTypeName]: FieldType<FieldValues[Name], TypedValues[Name]>
} = registry
