import { sumMoney } from '../money.ts'
import type { RegistrationDraft } from '../registration/draft.ts'
import { type AdjustedLine, adjustLines } from './adjust.ts'
import { demandsOf, sumClaims } from './claims.ts'
import type { CompiledDefinition } from './compile.ts'
import { dueDates } from './due.ts'
import { priceLines } from './lines.ts'
import { problemsOfAccess } from './problems-of-access.ts'
import { problemsOfForm } from './problems-of-form.ts'
import { problemsOfPools } from './problems-of-pools.ts'
import { problemsOfRules } from './problems-of-rules.ts'
import type { Quote, QuoteContext, QuoteLine } from './quote-result.ts'
import { wholeScope } from './scope.ts'

/**
 * Prices and judges a draft against a definition: lines with their reasons, the total, what is due when,
 * what is claimed of which pool, and every problem at once. Pure: the same draft, definition and context
 * always give the same quote. Never throws for a draft of the right shape; what is not known yet gives
 * no line, and a problem.
 */
export function quote(compiled: CompiledDefinition, draft: RegistrationDraft, context: QuoteContext): Quote {
  const whole = wholeScope(draft, context)
  const priced = priceLines(compiled, whole)
  const lines = adjustLines(compiled, priced.lines, whole)
  const demands = demandsOf(compiled, lines, whole)
  const total = sumMoney(lines.map(({ amount }) => amount))
  return {
    lines: lines.map(quoteLine),
    total,
    due: dueDates(compiled.plan, lines, whole),
    claims: sumClaims(demands),
    problems: [
      ...problemsOfAccess(compiled, whole),
      ...problemsOfForm(compiled, whole),
      ...priced.problems,
      ...problemsOfRules(compiled, whole),
      ...problemsOfPools(compiled, demands, whole),
    ],
  }
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
  }
}
