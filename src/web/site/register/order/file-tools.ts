import type { Answer } from '#domain/form/fields/answer-schema.ts'
import type { FilesValue } from '#domain/form/fields/file.ts'

/** A field for files: of a person (`ref`), or of the whole order. */
export interface FilePlace {
  readonly question: string
  readonly person: string | null
}

/** The files of an order, also those that are not uploaded yet: they are no answers. */
export interface FileTools {
  readonly itemsOf: (place: FilePlace, answer: Answer | undefined) => FilesValue
  readonly change: (place: FilePlace, edit: (items: FilesValue) => FilesValue) => void
}
