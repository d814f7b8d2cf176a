import type { Claim, EventDefinition, Item, PaymentPart } from '../event/definition/definition.ts'
import { numberOfPart, perPersonOf } from '../event/definition/part-amount.ts'
import { comparisonsOf } from '../event/facts/conditions-of.ts'
import { type CodeKeys, listedCodes } from '../event/facts/listed-codes.ts'
import { askedWhen } from '../event/facts/question-rules.ts'
import { compileAdjustment } from './compile-adjustment.ts'
import type { CompiledDefinition, CompiledItem } from './compiled.ts'
import { compileCondition } from './evaluate.ts'
import { type FactRegistry, factsOf, factsOfItem } from './facts.ts'
import { type CompiledGate, compileGate, type Gate } from './gate.ts'
import { datesOf } from './own-dates.ts'
import { paymentFactsOf } from './payment-facts.ts'
import { compilePrice, type Pricer } from './price.ts'
import { priceCalculator } from './price-stages.ts'
import type { ReadFact, Test } from './scope.ts'

/**
 * Compiles a checked definition; once for each published version.
 * @param keys of the server that has published it; if omitted, its codes are stored as they were written
 */
export function compileDefinition(definition: EventDefinition, keys?: CodeKeys): CompiledDefinition {
  const codes = listedCodes(definition, keys)
  const facts = factsOf(
    definition,
    priceCalculator(() => compiled),
    codes,
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
    codes,
    items: definition.items.map(compileItem),
    adjustments: definition.adjustments.map((adjustment) => compileAdjustment(adjustment, definition, facts)),
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
    questions: definition.questions.map((question) => ({
      question,
      asked: test(askedWhen(definition, question)),
    })),
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
        perPerson: pricerOf(part, facts),
        each: eachOf(part, facts),
      })),
    })),
    refunds: definition.refunds.map((rule) => ({ rule, concerns: test(rule.when) })),
    dates: datesOf(definition),
    paymentFacts: paymentFactsOf(definition),
    asksPlan: JSON.stringify(definition).includes('"plan"'),
  }
  return compiled
}

function eachOf(part: PaymentPart, facts: FactRegistry): ReadFact | null {
  const each = numberOfPart(part)
  return each === undefined ? null : (facts.get(each)?.read ?? null)
}

function pricerOf(part: PaymentPart, facts: FactRegistry): Pricer | null {
  const price = perPersonOf(part)
  return price === null ? null : compilePrice(price, facts)
}

/**
 * The claims among several at one place that divide people into kinds with limits of their own: women and men, leaders
 * and followers. They ask about the person, and a limit that is full for one kind need not be for another. A single
 * claim that excludes some people (infants need no bed) divides no one.
 */
function claimsOfKinds(
  { pools }: Pick<EventDefinition, 'pools'>,
  facts: FactRegistry,
  claims: readonly Claim[],
): ReadonlySet<Claim> {
  const personal = claims.filter(
    ({ when }) =>
      when !== undefined && comparisonsOf(when).some(({ fact }) => facts.get(fact)?.of === 'person'),
  )
  const refusalOf = ({ pool }: Claim) => pools.find(({ id }) => id === [pool].flat()[0])?.refusal
  const isOther = (one: Claim, other: Claim) =>
    [one.pool].flat().every((pool) => ![other.pool].flat().includes(pool)) &&
    refusalOf(one) === refusalOf(other)
  return new Set(personal.filter((one) => personal.some((other) => isOther(one, other))))
}
