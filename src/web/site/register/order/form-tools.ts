import type { Free } from '#domain/capacity/free-places.ts'
import type { CompiledDefinition } from '#domain/quote/compiled.ts'
import type { Quote, QuoteContext } from '#domain/quote/quote-result.ts'
import type { Scope } from '#domain/quote/scope.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import type { PricedLine } from '#web/kit/priced-line.ts'
import type { FileTools } from './file-tools.ts'
import type { Order } from './order.ts'
import type { FormProblem } from './problems.ts'
import type { CodeQuote } from './use-code-quote.ts'

/** The button that adds a person: where the focus goes when a person is removed. */
export const ADD = 'dodaj-osobe'

/** A price as it is shown: calculated here, or by the server where a code matters. */
export interface ShownQuote extends Pick<Quote, 'total' | 'onSite' | 'subsidies' | 'approvals' | 'due'> {
  readonly lines: readonly PricedLine[]
}

/** What every part of the form works with that asks for people, choices and answers. */
export interface ChoiceTools {
  readonly order: Order
  readonly change: (change: (order: Order) => Order) => void
  readonly compiled: CompiledDefinition
  readonly draft: RegistrationDraft
  readonly context: QuoteContext
  readonly free: Free
  /** The total number of places, where a full option with a waiting list may be chosen; null where it may not. */
  readonly inAll: Free | null
  readonly files: FileTools
  /** What must be corrected; not what may be waited for. */
  readonly problems: readonly FormProblem[]
  /** `ref`s of people whose choices are fixed: no control is shown for them. */
  readonly fixed: readonly string[]
  /** Moves the focus to a control by its id, also when it is about to appear. */
  readonly focus: (id: string) => void
  /** Error and touched state of a field, by its id. */
  readonly shown: (field: string) => { readonly error: string | null; readonly touched: boolean }
}

/** Whether it concerns a person whose choices are fixed. */
export const isFixed = ({ person }: Scope, { fixed }: Pick<ChoiceTools, 'fixed'>): boolean =>
  person !== null && fixed.includes(person.ref)

/** What every step of the form works with. */
export interface FormTools extends ChoiceTools {
  readonly quote: ShownQuote
  /** The server's answer about the code; null while there is none. */
  readonly code: CodeQuote | null
  /** Why it has no answer about the code, in a sentence. */
  readonly codeTrouble: string | null
}

/** Looks up what a field may show. */
export function shownOf(order: Order, problems: readonly FormProblem[]): ChoiceTools['shown'] {
  return (field) => ({
    error: problems.find((problem) => problem.field === field)?.message ?? null,
    touched: order.touched.includes(field),
  })
}
