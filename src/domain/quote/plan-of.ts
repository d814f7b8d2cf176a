import type { CompiledDefinition, CompiledPlan } from './compiled.ts'
import type { Scope } from './scope.ts'

/** The payment plan: the chosen one, else the first that is offered; null when the choice is invalid. */
export function planOf({ plans }: CompiledDefinition, whole: Scope): CompiledPlan | null {
  const offered = plans.filter((each) => each.offered(whole) !== false)
  const { plan } = whole.draft
  return (plan === null ? offered[0] : offered.find((each) => each.plan.id === plan)) ?? null
}
