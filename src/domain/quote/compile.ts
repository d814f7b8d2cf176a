import type { Claim, EventDefinition, Item, PaymentPart } from '../event/definition.ts'
import { claimsOfKinds } from './claims-of-kinds.ts'
import type { CompiledDefinition, CompiledItem } from './compiled.ts'
import { compileCondition } from './evaluate.ts'
import { type FactRegistry, factsOf, factsOfItem } from './facts.ts'
import { type CompiledGate, compileGate, type Gate } from './gate.ts'
import { datesOf } from './own-dates.ts'
import { paymentFactsOf } from './payment-facts.ts'
import { compilePrice, type Pricer } from './price.ts'
import { reckonCosts } from './reckon-costs.ts'
import type { ReadFact, Test } from './scope.ts'

/** Compiles a checked definition; once for each published version. */
export function compileDefinition(definition: EventDefinition): CompiledDefinition {
  const facts = factsOf(
    definition,
    reckonCosts(() => compiled),
  )
  const factOf = (name: string) => facts.get(name)?.read ?? null
  const test = (condition: Parameters<typeof compileCondition>[0]): Test =>
    compileCondition(condition, factOf)
  const gate = (each: Gate): CompiledGate => compileGate(each, factOf)
  const claims = (all: readonly Claim[]) => {
    const ofKinds = claimsOfKinds(definition, facts, all)
    return all.map((claim) => ({ claim, holds: test(claim.when), isOfKind: ofKinds.has(claim) }))
  }
  const compileItem = (item: Item): CompiledItem => ({
    item,
    untaxed: item.vat?.exemptWhen === undefined ? () => false : test(item.vat.exemptWhen),
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
  const compiled: CompiledDefinition = {
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
        each: eachOf(part, facts),
      })),
    })),
    refunds: definition.refunds.map((rule) => ({ rule, concerns: test(rule.when) })),
    dates: datesOf(definition),
    paymentFacts: paymentFactsOf(definition),
  }
  return compiled
}

function eachOf({ amount }: PaymentPart, facts: FactRegistry): ReadFact | null {
  const each = typeof amount === 'object' && 'fixed' in amount ? amount.each : undefined
  return each === undefined ? null : (facts.get(each)?.read ?? null)
}

function perPersonOf({ amount }: PaymentPart, facts: FactRegistry): Pricer | null {
  return typeof amount === 'object' && 'perPerson' in amount ? compilePrice(amount.perPerson, facts) : null
}
