import type { RegistrationDraft } from '../registration/draft.ts'
import { sumMoney } from '../values/money.ts'
import type { AdjustedLine } from './adjust.ts'
import { approvalsOf } from './approvals.ts'
import { demandsOf, sumClaims } from './claims.ts'
import type { CompiledDefinition } from './compiled.ts'
import { dueDates } from './due.ts'
import { isOnSite, quoteLine, scopeOfDraft } from './price-draft.ts'
import { finalPrices, listPrices } from './price-stages.ts'
import { problemsOfAccess, reportedOnce } from './problems-of-access.ts'
import { problemsOfForm } from './problems-of-form.ts'
import { problemsOfPools } from './problems-of-pools.ts'
import { problemsOfRules } from './problems-of-rules.ts'
import type { Quote, QuoteContext, QuoteProblem, QuoteSubsidy } from './quote-result.ts'
import { personScopes, type Scope } from './scope.ts'

/**
 * Prices and validates a draft against a definition: lines with their reasons, the total, the payment schedule, the
 * claims of each pool, and every problem at once. Pure: the same draft, definition and context always give the same
 * quote. Never throws for a draft of the right shape; a value that is not known yet gives no line, and a problem.
 */
export function quote(compiled: CompiledDefinition, draft: RegistrationDraft, context: QuoteContext): Quote {
  const whole = scopeOfDraft(compiled, draft, context)
  const lines = finalPrices(compiled, whole)
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
      ...reportedOnce(access, [...problemsOfForm(compiled, whole), ...listPrices(compiled, whole).problems]),
      ...problemsOfRules(compiled, whole),
      ...problemsOfCarers(compiled, whole),
      ...problemsOfPools(compiled, demands, whole),
    ],
  }
}

/** The total share of each third party, in the order of the lines. */
function subsidiesOf(lines: readonly AdjustedLine[]): QuoteSubsidy[] {
  const all = Map.groupBy(
    lines.flatMap(({ subsidies }) => subsidies),
    ({ by }) => by,
  )
  return [...all].map(([by, parts]) => ({ by, amount: sumMoney(parts.map(({ amount }) => amount)) }))
}

/** Each person who needs a carer on the spot has named an eligible one, and no carer looks after too many. */
function problemsOfCarers({ definition, carers }: CompiledDefinition, whole: Scope): QuoteProblem[] {
  if (carers === null || definition.carers === null) return []
  const { most } = definition.carers
  const people = personScopes(whole)
  const problem = (code: QuoteProblem['code'], person: Scope['person'], params = {}): QuoteProblem => ({
    code,
    person: person?.ref ?? null,
    where: 'carer',
    params,
  })
  const carerOf = (person: Scope['person']) => whole.draft.carers[person?.ref ?? '']
  const looked = people.filter((scope) => carers.needs(scope) === true)
  const ofChoice = looked.flatMap(({ person }) => {
    const named = carerOf(person)
    if (named === undefined) return [problem('field_missing', person)]
    const carer = people.find((each) => each.person?.ref === named)
    if (carer === undefined) return [problem('no_such_option', person)]
    return carers.may(carer) === false || carer.person === person ? [problem('not_eligible', person)] : []
  })
  const tooMany = people.flatMap(({ person }) => {
    const wards = looked.filter((each) => carerOf(each.person) === person?.ref).length
    return wards > most ? [problem('limit_per_person', person, { most, wards })] : []
  })
  return [...ofChoice, ...tooMany]
}
