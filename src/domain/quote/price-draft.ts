import type { RegistrationDraft } from '../registration/draft.ts'
import type { AdjustedLine } from './adjust.ts'
import type { CompiledDefinition } from './compiled.ts'
import { planOf } from './plan-of.ts'
import { finalPrices } from './price-stages.ts'
import type { QuoteContext, QuoteLine } from './quote-result.ts'
import { type Scope, wholeScope } from './scope.ts'

/** The lines that `quote()` gives, without the rest of a quote: for comparing what drafts cost. */
export const priceDraft = (
  compiled: CompiledDefinition,
  draft: RegistrationDraft,
  context: QuoteContext,
): QuoteLine[] => finalPrices(compiled, scopeOfDraft(compiled, draft, context)).map(quoteLine)

/**
 * The scope of a draft. Without a chosen payment plan the first that is offered applies: rules that ask for the plan
 * see that one. Values that were calculated to find it hold only where no rule asks for the plan.
 */
export function scopeOfDraft(
  compiled: CompiledDefinition,
  draft: RegistrationDraft,
  context: QuoteContext,
): Scope {
  const whole = wholeScope(draft, context)
  if (draft.plan !== null || !compiled.asksPlan) return whole
  const plan = planOf(compiled, whole)
  return plan === null ? whole : wholeScope({ ...draft, plan: plan.plan.id }, context)
}

export const isOnSite = ({ item }: AdjustedLine): boolean => item.item.paid === 'on-site'

/** A priced line as a quote states it. */
export function quoteLine(line: AdjustedLine): QuoteLine {
  return {
    person: line.scope.person?.ref ?? null,
    item: line.item.item.id,
    itemName: line.item.item.name,
    option: line.option?.option.id ?? null,
    optionName: line.option?.option.name ?? null,
    quantity: line.quantity,
    amount: line.amount,
    listAmount: line.listAmount,
    reasons: line.reasons,
    onSite: isOnSite(line),
  }
}
