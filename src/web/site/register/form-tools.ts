import type { CompiledDefinition } from '#domain/quote/compile.ts'
import type { Quote, QuoteContext } from '#domain/quote/quote-result.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import type { Free } from '../event/sale-state.ts'
import type { Order } from './order.ts'
import type { FormProblem } from './problems.ts'

/** The button that adds somebody: where the focus goes when somebody is taken away. */
export const ADD = 'dodaj-osobe'

/** What every step works with. */
export interface FormTools {
  readonly order: Order
  readonly change: (change: (order: Order) => Order) => void
  readonly compiled: CompiledDefinition
  readonly draft: RegistrationDraft
  readonly context: QuoteContext
  readonly quote: Quote
  readonly free: Free
  readonly problems: readonly FormProblem[]
  /** Moves the focus to a control by its id, also when it is only about to appear. */
  readonly focus: (id: string) => void
  /** Error and touched state of a field, by its id. */
  readonly shown: (field: string) => { readonly error: string | null; readonly touched: boolean }
}
