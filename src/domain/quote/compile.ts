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
  Requirement,
  Statement,
} from '../event/definition.ts'
import { compileCondition } from './evaluate.ts'
import { type FactRegistry, factsOf, factsOfItem } from './facts.ts'
import { type CompiledGate, compileGate, type Gate } from './gate.ts'
import { datesOf, type OwnDates } from './own-dates.ts'
import { compilePrice, type Pricer } from './price.ts'
import type { ReadFact, Scope, Test } from './scope.ts'

/** A definition made ready for quoting: conditions and prices are functions, names are looked up. */
export interface CompiledDefinition {
  readonly definition: EventDefinition
  readonly facts: FactRegistry
  readonly items: readonly CompiledItem[]
  readonly adjustments: readonly CompiledAdjustment[]
  /** Choice groups whose best is found over a person or the registration, not line by line. */
  readonly unitOfGroup: ReadonlyMap<string, 'person' | 'registration'>
  /** Claims of everybody. */
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
  readonly dates: (scope: Scope) => OwnDates
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
}

export interface CompiledPart {
  readonly part: PaymentPart
  /** Whom the part is for. */
  readonly concerns: Test
  /** The amount for one person, where the part is reckoned by people. */
  readonly perPerson: Pricer | null
}

export interface CompiledAdjustment {
  readonly adjustment: Adjustment
  readonly holds: Test
  /** The number that free pieces follow from. */
  readonly number: ReadFact | null
}

/** Compiles a checked definition; once for each published version. */
export function compileDefinition(definition: EventDefinition): CompiledDefinition {
  const facts = factsOf(definition)
  const factOf = (name: string) => facts.get(name)?.read ?? null
  const test = (condition: Parameters<typeof compileCondition>[0]): Test =>
    compileCondition(condition, factOf)
  const gate = (each: Gate): CompiledGate => compileGate(each, factOf)
  const claims = (all: readonly Claim[]) => all.map((claim) => ({ claim, holds: test(claim.when) }))
  const compileItem = (item: Item): CompiledItem => ({
    item,
    gate: gate(item),
    price: compilePrice(item.price, factsOfItem(facts, item)),
    claims: claims(item.claims),
    options: new Map(
      item.options.map((option) => [
        option.id,
        {
          option,
          gate: gate(option),
          price: compilePrice(option.price ?? item.price, factsOfItem(facts, item)),
          claims: claims(option.claims),
        },
      ]),
    ),
  })
  return {
    definition,
    facts,
    items: definition.items.map(compileItem),
    adjustments: definition.adjustments.map((adjustment) => ({
      adjustment,
      holds: test(adjustment.when),
      number: 'freeFor' in adjustment.effect ? (facts.get(adjustment.effect.freeFor)?.read ?? null) : null,
    })),
    unitOfGroup: new Map(
      definition.choiceGroups.flatMap(({ id, per }) => (per === 'line' ? [] : [[id, per] as const])),
    ),
    claims: claims(definition.claims),
    groups: new Map(
      definition.groups.map((group) => [group.id, { gate: gate(group), claims: claims(group.claims) }]),
    ),
    types: new Map(
      definition.types.map((type) => [type.id, { gate: gate(type), claims: claims(type.claims) }]),
    ),
    pools: new Map(definition.pools.map((pool) => [pool.id, pool])),
    questions: definition.questions.map((question) => ({ question, asked: test(question.when) })),
    requirements: definition.requirements.map((requirement) => ({
      requirement,
      concerns: test(requirement.when),
      holds: test(requirement.must),
    })),
    statements: definition.statements.map((statement) => ({ statement, concerns: test(statement.when) })),
    numbers: definition.numbers.map((number) => ({ number, concerns: test(number.when) })),
    approvals: definition.approvals.map((approval) => ({ approval, waits: test(approval.when) })),
    carers:
      definition.carers === null
        ? null
        : { needs: test(definition.carers.for), may: test(definition.carers.may) },
    gate: gate({ ages: definition.ages, windows: definition.windows }),
    plans: definition.plans.map((plan) => ({
      plan,
      offered: test(plan.when),
      parts: plan.parts.map((part) => ({
        part,
        concerns: test(part.when),
        perPerson: perPersonOf(part, facts),
      })),
    })),
    dates: datesOf(definition),
  }
}

function perPersonOf({ amount }: PaymentPart, facts: FactRegistry): Pricer | null {
  return typeof amount === 'object' && 'perPerson' in amount ? compilePrice(amount.perPerson, facts) : null
}
