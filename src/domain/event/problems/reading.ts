import type { ValueHint } from './values.ts'

/** What keeps a document from being read: its size and its shape. */
export interface ReadingProblems {
  document_too_deep: { readonly most: number }
  document_too_large: undefined
  document_circular: undefined
  file_unreadable: { readonly looks: 'empty' | 'web-page' | 'other' }
  section_field_foreign: { readonly field: string }
  value_missing: undefined
  value_missing_among: { readonly allowed: readonly string[] }
  value_not_allowed: { readonly allowed: readonly string[]; readonly meant: readonly string[] }
  /** The kinds are types of JSON, or literal words in quotes; none where no alternative fits. */
  value_of_other_kind: { readonly kinds: readonly string[]; readonly hint: ValueHint | null }
  value_wrong: { readonly note: string }
  fields_unknown: UnknownFields
  fields_at_once: { readonly fields: readonly string[] }
  field_needed: UnknownFields & { readonly wanted: readonly string[] }
  too_small: { readonly of: string; readonly least: number }
  too_large: { readonly of: string; readonly most: number }
  day_malformed: undefined
  time_malformed: undefined
  moment_malformed: undefined
  id_malformed: undefined
  colour_malformed: undefined
  number_pattern_without_count: undefined
  comparison_without_value: undefined
}

export interface UnknownFields {
  readonly unknown: readonly string[]
  /** Known names of which these are misspellings. */
  readonly meant: readonly string[]
  /** Known fields that cannot stand together with the others. */
  readonly misplaced: readonly string[]
}
