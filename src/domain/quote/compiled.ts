import type {
  Adjustment,
  Claim,
  EventDefinition,
  Item,
  ItemOption,
  PaymentPart,
  PaymentPlan,
  Pool,
  Question,
  RefundRule,
  Requirement,
  Statement,
} from '../event/definition/definition.ts'
import type { PriceRank } from '../event/definition/rank-order.ts'
import type { ListedCodes } from '../event/facts/listed-codes.ts'
import type { Grosze } from '../values/money.ts'
import type { PriceEffect } from './effects/price-effect.ts'
import type { FactRegistry } from './facts.ts'
import type { CompiledGate } from './gate.ts'
import type { OwnDates } from './own-dates.ts'
import type { Pricer } from './price.ts'
import type { ReadFact, Scope, Test } from './scope.ts'

/** A definition prepared for quoting: conditions and prices are functions, names are looked up. */
export interface CompiledDefinition {
  readonly definition: EventDefinition
  readonly facts: FactRegistry
  readonly codes: ListedCodes
  readonly items: readonly CompiledItem[]
  readonly adjustments: readonly CompiledAdjustment[]
  /** Choice groups whose best is found over a person or the registration, not line by line. */
  readonly unitOfGroup: ReadonlyMap<string, 'person' | 'registration'>
  /** Claims of everyone. */
  readonly claims: readonly CompiledClaim[]
  readonly groups: ReadonlyMap<string, CompiledPlace>
  readonly types: ReadonlyMap<string, CompiledPlace>
  readonly pools: ReadonlyMap<string, Pool>
  readonly questions: readonly { readonly question: Question; readonly asked: Test }[]
  readonly requirements: readonly {
    readonly requirement: Requirement
    readonly concerns: Test
    readonly holds: Test
  }[]
  readonly statements: readonly { readonly statement: Statement; readonly concerns: Test }[]
  readonly numbers: readonly {
    readonly number: EventDefinition['numbers'][number]
    /** Who gets one. */
    readonly concerns: Test
  }[]
  readonly approvals: readonly {
    readonly approval: EventDefinition['approvals'][number]
    readonly waits: Test
  }[]
  readonly carers: { readonly needs: Test; readonly may: Test } | null
  /** Ages and windows of the event. */
  readonly gate: CompiledGate
  readonly plans: readonly CompiledPlan[]
  readonly refunds: readonly { readonly rule: RefundRule; readonly concerns: Test }[]
  readonly dates: (scope: Scope) => OwnDates
  /** The facts of the payment day that its rules ask, by which a price may change after the order. */
  readonly paymentFacts: ReadonlySet<string>
  /** Whether a rule may ask for the payment plan: the document names it. */
  readonly asksPlan: boolean
}

/** A group or a type. */
export interface CompiledPlace {
  readonly gate: CompiledGate
  readonly claims: readonly CompiledClaim[]
}

export interface CompiledPlan {
  readonly plan: PaymentPlan
  readonly offered: Test
  readonly parts: readonly CompiledPart[]
}

export interface CompiledItem {
  readonly item: Item
  /** The people for whom no tax is added. */
  readonly untaxed: Test
  readonly gate: CompiledGate
  readonly price: Pricer
  readonly claims: readonly CompiledClaim[]
  readonly options: ReadonlyMap<string, CompiledOption>
}

export interface CompiledOption {
  readonly option: ItemOption
  readonly gate: CompiledGate
  readonly price: Pricer
  readonly claims: readonly CompiledClaim[]
}

export interface CompiledClaim {
  readonly claim: Claim
  readonly holds: Test
  /** Kinds of people have limits of their own here, such as women and men: this is one of them. */
  readonly isOfKind: boolean
}

export interface CompiledPart {
  readonly part: PaymentPart
  /** The people the part is for. */
  readonly concerns: Test
  /** The amount for one person, where the part is calculated by people. */
  readonly perPerson: Pricer | null
  /** The number of the registration that a stated sum is multiplied by. */
  readonly each: ReadFact | null
}

export interface CompiledAdjustment {
  readonly adjustment: Adjustment
  /** For whom it holds, by its condition and, where places are by age, by the place. */
  readonly holds: Test
  readonly effect: PriceEffect
  /** Whose lines it changes of those for whom it holds, by what they cost; null for all of them. */
  readonly rank: PriceRank | null
  /** The number that free pieces follow from. */
  readonly number: ReadFact | null
  /** The sum that the effect states for the person, or the registration, of a scope; null where it states none. */
  readonly sum: ((scope: Scope) => Grosze | null) | null
}
