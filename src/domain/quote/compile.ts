import type {
  Adjustment,
  Claim,
  EventDefinition,
  Item,
  ItemOption,
  PaymentPart,
  Pool,
  Question,
  Requirement,
  Statement,
  Window,
} from '../event/definition.ts'
import { compileCondition } from './evaluate.ts'
import { type FactRegistry, factsOf } from './facts.ts'
import { compilePrice, type Pricer } from './price.ts'
import type { Test } from './scope.ts'

/** A definition made ready for quoting: conditions and prices are functions, names are looked up. */
export interface CompiledDefinition {
  readonly definition: EventDefinition
  readonly facts: FactRegistry
  readonly items: readonly CompiledItem[]
  readonly adjustments: readonly CompiledAdjustment[]
  /** Claims of everybody. */
  readonly claims: readonly CompiledClaim[]
  readonly groupClaims: ReadonlyMap<string, readonly CompiledClaim[]>
  readonly pools: ReadonlyMap<string, Pool>
  readonly typeFits: ReadonlyMap<string, Test>
  readonly questions: readonly { readonly question: Question; readonly asked: Test }[]
  readonly requirements: readonly {
    readonly requirement: Requirement
    readonly concerns: Test
    readonly holds: Test
  }[]
  readonly statements: readonly { readonly statement: Statement; readonly concerns: Test }[]
  readonly windows: readonly { readonly window: Window; readonly concerns: Test }[]
  readonly plan: readonly CompiledPart[]
}

export interface CompiledItem {
  readonly item: Item
  readonly offered: Test
  readonly price: Pricer
  readonly claims: readonly CompiledClaim[]
  readonly options: ReadonlyMap<string, CompiledOption>
}

export interface CompiledOption {
  readonly option: ItemOption
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
  /** Who counts for the rank. */
  readonly among: Test
}

/** Compiles a checked definition; once for each published version. */
export function compileDefinition(definition: EventDefinition): CompiledDefinition {
  const facts = factsOf(definition)
  const test = (condition: Parameters<typeof compileCondition>[0]): Test =>
    compileCondition(condition, (name) => facts.get(name)?.read ?? null)
  const claims = (all: readonly Claim[]) => all.map((claim) => ({ claim, holds: test(claim.when) }))
  const compileItem = (item: Item): CompiledItem => ({
    item,
    offered: test(item.when),
    price: compilePrice(item.price, facts),
    claims: claims(item.claims),
    options: new Map(
      item.options.map((option) => [
        option.id,
        { option, price: compilePrice(option.price ?? item.price, facts), claims: claims(option.claims) },
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
      among: test(adjustment.rank?.among),
    })),
    claims: claims(definition.claims),
    groupClaims: new Map(definition.groups.map((group) => [group.id, claims(group.claims)])),
    pools: new Map(definition.pools.map((pool) => [pool.id, pool])),
    typeFits: new Map(definition.types.map((type) => [type.id, test(type.when)])),
    questions: definition.questions.map((question) => ({ question, asked: test(question.when) })),
    requirements: definition.requirements.map((requirement) => ({
      requirement,
      concerns: test(requirement.when),
      holds: test(requirement.must),
    })),
    statements: definition.statements.map((statement) => ({ statement, concerns: test(statement.when) })),
    windows: definition.windows.map((window) => ({ window, concerns: test(window.when) })),
    plan: definition.plan.map((part) => ({
      part,
      concerns: test(part.when),
      perPerson: perPersonOf(part, facts),
    })),
  }
}

function perPersonOf({ amount }: PaymentPart, facts: FactRegistry): Pricer | null {
  return typeof amount === 'object' && 'perPerson' in amount ? compilePrice(amount.perPerson, facts) : null
}
