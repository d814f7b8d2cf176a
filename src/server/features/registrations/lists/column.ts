import type { Cell, CellKind } from '#domain/lists/cell.ts'
import type { Subject, SubjectPerson } from './load-subjects.ts'

/** A column of a list, and what stands there of a row; `person` is null in the list of registrations. */
export interface Column {
  readonly key: string
  readonly label: string
  readonly kind: CellKind
  readonly usual: boolean
  /** Not everybody of the staff sees it. */
  readonly guarded: boolean
  /** The same cells come again and again, by identity; missing: each is another one. */
  readonly repeating?: boolean
  readonly cell: (subject: Subject, person: SubjectPerson | null) => Cell | null
}
