import type { CompiledDefinition } from '#domain/quote/compiled.ts'
import type { Quote, QuoteContext } from '#domain/quote/quote-result.ts'
import type { Scope } from '#domain/quote/scope.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import type { PricedLine } from '#web/kit/priced-line.ts'
import type { Free } from '../event/sale-state.ts'
import type { Order } from './order.ts'
import type { FormProblem } from './problems.ts'
import type { CodeQuote } from './use-code-quote.ts'

/** The button that adds somebody: where the focus goes when somebody is taken away. */
export const ADD = 'dodaj-osobe'

/** A price as it is shown: reckoned here, or by the server where a code decides. */
export interface ShownQuote extends Pick<Quote, 'total' | 'onSite' | 'subsidies' | 'approvals' | 'due'> {
  readonly lines: readonly PricedLine[]
}

/** What every piece works with that asks for people, choices and answers. */
export interface ChoiceTools {
  readonly order: Order
  readonly change: (change: (order: Order) => Order) => void
  readonly compiled: CompiledDefinition
  readonly draft: RegistrationDraft
  readonly context: QuoteContext
  readonly free: Free
  /** Places there are in all, where one may choose what is full and wait for it; null where one may not. */
  readonly inAll: Free | null
  /** What must be mended; not what may be waited for. */
  readonly problems: readonly FormProblem[]
  /** `ref`s of people whose choices stand as they are: no control is shown for them. */
  readonly fixed: readonly string[]
  /** Moves the focus to a control by its id, also when it is only about to appear. */
  readonly focus: (id: string) => void
  /** Error and touched state of a field, by its id. */
  readonly shown: (field: string) => { readonly error: string | null; readonly touched: boolean }
}

/** Whether it is about somebody whose choices stand as they are. */
export const isFixed = ({ person }: Scope, { fixed }: Pick<ChoiceTools, 'fixed'>): boolean =>
  person !== null && fixed.includes(person.ref)

/** What every step of the form works with. */
export interface FormTools extends ChoiceTools {
  readonly quote: ShownQuote
  /** What the server says of the code; null while nothing is known. */
  readonly code: CodeQuote | null
  /** Why it does not say anything of the code, in a sentence. */
  readonly codeTrouble: string | null
}

/** Looks up what a field may show. */
export function shownOf(order: Order, problems: readonly FormProblem[]): ChoiceTools['shown'] {
  return (field) => ({
    error: problems.find((problem) => problem.field === field)?.message ?? null,
    touched: order.touched.includes(field),
  })
}
