import type { RegistrationDraft } from '../registration/draft.ts'
import type { Grosze } from '../values/money.ts'

/** The result of `quote()`. Pure data: it travels to the browser, into the ledger and into tests. */

export type { Grosze }

/** Why a line costs what it costs, as a code with parameters; `i18n` words it. */
export interface Reason {
  readonly code:
    | 'fixed' // the item has one price
    | 'rule' // a row of the price list held; params: name
    | 'table' // a cell of a table of several facts; params: row (all but the last), column (names)
    | 'option' // the option's own price; params: option
    | 'chosen' // the person has entered the sum
    | 'adjusted' // an adjustment applied; params: rule (its id), name, amount (grosze taken off)
    | 'share' // so many percent of other lines; params: percent
    | 'raised' // an adjustment made it dearer; params: rule, name, amount (grosze added)
    | 'paid_by' // a third party pays a part; params: rule, name, by, amount
    | 'used_up' // pieces beyond those that a rule had places for; params: rule, name
    | 'agreed' // it was agreed for less than it costs now; params: amount (grosze taken off)
  readonly params: Readonly<Record<string, string | number>>
}

export interface QuoteLine {
  /** `ref` of the person, or null for the whole registration. */
  readonly person: string | null
  readonly item: string
  readonly itemName: string
  readonly option: string | null
  readonly optionName: string | null
  readonly quantity: number
  /** What is due for this line, quantity included. */
  readonly amount: Grosze
  /** Before reductions; equals `amount` when nothing was reduced. */
  readonly listAmount: Grosze
  readonly reasons: readonly Reason[]
  /** Paid on the spot: shown, but outside the total. */
  readonly onSite: boolean
}

/** A third party's share of the prices: a subsidy. Outside the total. */
export interface QuoteSubsidy {
  readonly by: string
  readonly amount: Grosze
}

/** A person whose participation waits for approval. */
export interface QuoteApproval {
  readonly approval: string
  readonly name: string
  readonly person: string
}

/** Units wanted of one pool; one entry for each pool, summed over people and choices, sorted by pool. */
export interface QuoteClaim {
  readonly pool: string
  readonly units: number
}

export interface QuoteDue {
  readonly name: string
  readonly amount: Grosze
  /**
   * ISO local date-time: the last moment; a day's deadline is 23:59:59 of it. Null only where the
   * organiser has not set the day yet.
   */
  readonly until: string | null
}

/** Refusal codes of a quote (cases/README.md); i18n holds their words. */
export type ProblemCode =
  | 'not_open'
  | 'closed'
  | 'event_full'
  | 'group_full'
  | 'product_full'
  | 'slot_full'
  | 'room_full'
  | 'room_capacity'
  | 'no_such_option'
  | 'no_such_slot'
  | 'too_young'
  | 'too_old'
  | 'not_eligible'
  | 'guardian_must_register'
  | 'adult_must_register_personally'
  | 'limit_per_registrant'
  | 'limit_per_person'
  | 'group_too_small'
  | 'invite_only'
  | 'code_invalid'
  | 'statement_missing'
  | 'field_missing'
  | 'field_invalid'

export interface QuoteProblem {
  readonly code: ProblemCode
  /** `ref` of the person it belongs to, or null. */
  readonly person: string | null
  /** The field or item it belongs to: 'group', 'birthDate', an item, question, pool or statement id. */
  readonly where: string | null
  /** For the words: names, numbers, dates. `message` is the organiser's own sentence when there is one. */
  readonly params: Readonly<Record<string, string | number>>
}

export interface Quote {
  readonly lines: readonly QuoteLine[]
  /** Sum of the lines except those paid on the spot. */
  readonly total: Grosze
  /** Sum of the lines that are paid on the spot. */
  readonly onSite: Grosze
  readonly subsidies: readonly QuoteSubsidy[]
  readonly approvals: readonly QuoteApproval[]
  readonly due: readonly QuoteDue[]
  readonly claims: readonly QuoteClaim[]
  /** Empty exactly when the draft can be registered. All problems at once. */
  readonly problems: readonly QuoteProblem[]
}

/** The external state at this moment. Everything that can be raced for is a hint here and a claim in the database. */
export interface QuoteContext {
  /** Local moment in Europe/Warsaw, whose rules decide all prices and problems. */
  readonly now: Temporal.PlainDateTime
  /** The start of the time to pay, where the rules are of an earlier day: offers of the waiting list. */
  readonly orderedAt?: Temporal.PlainDateTime
  /**
   * When it had to be open, where that is not `now`: a party that joined the waiting list in time may take up an offer.
   */
  readonly openAt?: Temporal.PlainDateTime
  /** All required approvals are given: nothing waits. */
  readonly approved?: boolean
  /** What was agreed before, when a change of it is validated: its choices need not be open now. */
  readonly held?: RegistrationDraft
  readonly facts: {
    readonly channel: 'online' | 'office'
    /** Free units by pool id; a pool that is not named counts as untouched (its capacity). */
    readonly free: Readonly<Record<string, number>>
    /** The invitation of the registrant, where it is told apart from the code (cases). */
    readonly invite?: string | null
    /** When the money arrived, where that day fixes a price (fact `paymentDay`); `now` until then. */
    readonly paidAt?: Temporal.PlainDateTime
    /** When the first money arrived, a deposit too (fact `firstPaymentDay`); `paidAt` until then. */
    readonly firstPaidAt?: Temporal.PlainDateTime
  }
}
