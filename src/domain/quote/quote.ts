import { sumMoney } from '../money.ts'
import type { RegistrationDraft } from '../registration/draft.ts'
import { type AdjustedLine, adjustLines } from './adjust.ts'
import { approvalsOf } from './approvals.ts'
import { demandsOf, sumClaims } from './claims.ts'
import type { CompiledDefinition } from './compiled.ts'
import { dueDates } from './due.ts'
import { priceLines } from './lines.ts'
import { planOf } from './plan-of.ts'
import { problemsOfAccess, toldOnce } from './problems-of-access.ts'
import { problemsOfCarers } from './problems-of-carers.ts'
import { problemsOfForm } from './problems-of-form.ts'
import { problemsOfPools } from './problems-of-pools.ts'
import { problemsOfRules } from './problems-of-rules.ts'
import type { Quote, QuoteContext, QuoteLine, QuoteSubsidy } from './quote-result.ts'
import { type Scope, wholeScope } from './scope.ts'
import { withShares } from './shares.ts'
import { withTax } from './tax.ts'

/**
 * Prices and judges a draft against a definition: lines with their reasons, the total, what is due when,
 * what is claimed of which pool, and every problem at once. Pure: the same draft, definition and context
 * always give the same quote. Never throws for a draft of the right shape; what is not known yet gives
 * no line, and a problem.
 */
export function quote(compiled: CompiledDefinition, draft: RegistrationDraft, context: QuoteContext): Quote {
  const whole = withPlan(compiled, wholeScope(draft, context))
  const priced = priceLines(compiled, whole)
  const lines = withShares(adjustLines(compiled, priced.lines, whole).map(withTax))
  const [now, onSite] = [lines.filter((line) => !isOnSite(line)), lines.filter(isOnSite)]
  const demands = demandsOf(compiled, lines, whole)
  const approvals = approvalsOf(compiled, whole)
  const access = problemsOfAccess(compiled, whole)
  return {
    lines: lines.map(quoteLine),
    total: sumMoney(now.map(({ amount }) => amount)),
    onSite: sumMoney(onSite.map(({ amount }) => amount)),
    subsidies: subsidiesOf(lines),
    due: dueDates(compiled, now, whole, approvals.paymentWaits),
    claims: sumClaims(demands),
    approvals: approvals.waiting,
    problems: [
      ...access,
      ...toldOnce(access, [...problemsOfForm(compiled, whole), ...priced.problems]),
      ...problemsOfRules(compiled, whole),
      ...problemsOfCarers(compiled, whole),
      ...problemsOfPools(compiled, demands, whole),
    ],
  }
}

/** Who does not say how to pay pays by the first way that is offered: rules that ask for the plan see that one. */
function withPlan(compiled: CompiledDefinition, whole: Scope): Scope {
  const plan = whole.draft.plan === null ? planOf(compiled, whole) : null
  return plan === null ? whole : wholeScope({ ...whole.draft, plan: plan.plan.id }, whole.context)
}

const isOnSite = ({ item }: AdjustedLine) => item.item.paid === 'on-site'

/** What each third party pays in all, in the order of the lines. */
function subsidiesOf(lines: readonly AdjustedLine[]): QuoteSubsidy[] {
  const all = Map.groupBy(
    lines.flatMap(({ subsidies }) => subsidies),
    ({ by }) => by,
  )
  return [...all].map(([by, parts]) => ({ by, amount: sumMoney(parts.map(({ amount }) => amount)) }))
}

function quoteLine(line: AdjustedLine): QuoteLine {
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
