import type { CompiledDefinition, CompiledPlan } from './compiled.ts'
import type { Scope } from './scope.ts'

/** The payment plan: the chosen one, else the first that is offered; null when the choice is invalid. */
export function planOf({ plans }: CompiledDefinition, whole: Scope): CompiledPlan | null {
  const offered = plans.filter((each) => each.offered(whole) !== false)
  const { plan } = whole.draft
  return (plan === null ? offered[0] : offered.find((each) => each.plan.id === plan)) ?? null
}

/** The rules of the days of payment. */
export type PaymentRules = Pick<CompiledDefinition, 'definition' | 'plans'>

/** The rules with the plan of the registration alone: parts of several plans may have the same name. */
export function paymentRules(compiled: CompiledDefinition, whole: Scope): PaymentRules {
  const plan = planOf(compiled, whole)
  return { definition: compiled.definition, plans: plan === null ? compiled.plans : [plan] }
}
