import type { DocumentState } from '../documents/document-state.ts'
import type { PaidNess } from '../payment/balance.ts'
import type { RegistrationState } from '../registration/states.ts'

/** Whether somebody has a ticket, and has entered with it. */
export type TicketState = 'none' | 'unused' | 'used'

/** What stands in a list under a column, with its type: a page and each kind of file show it in their own way. */
export type Cell =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number }
  /** Grosze. */
  | { readonly kind: 'money'; readonly value: number }
  /** An ISO day. */
  | { readonly kind: 'day'; readonly value: string }
  /** An instant. */
  | { readonly kind: 'moment'; readonly value: string }
  | { readonly kind: 'state'; readonly value: RegistrationState }
  | { readonly kind: 'paid'; readonly value: PaidNess }
  | { readonly kind: 'ticket'; readonly value: TicketState }
  | { readonly kind: 'documents'; readonly value: DocumentsOfCell }

/** How many documents are in a state; the reason of the only one that was rejected. */
export type DocumentsOfCell = readonly {
  readonly state: DocumentState
  readonly count: number
  readonly reason: string
}[]

export type CellKind = Cell['kind']
