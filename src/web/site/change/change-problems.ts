import type { FieldProblem } from '#contract/errors.ts'
import type { CompiledDefinition } from '#domain/quote/compiled.ts'
import type { ProblemCode, QuoteContext, QuoteProblem } from '#domain/quote/quote-result.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { allProblems } from '../register/all-problems.ts'
import type { Order } from '../register/order/order.ts'
import type { FormProblem } from '../register/order/problems.ts'

interface ChangeInput {
  readonly compiled: CompiledDefinition
  readonly draft: RegistrationDraft
  readonly context: QuoteContext
  readonly agreed: RegistrationDraft
  /** What the server has refused in this draft. */
  readonly refused: readonly FieldProblem[]
}

/**
 * What keeps a change from being sent, each at its field: what the server refuses, and what the fields can detect on
 * their own for people who join or whose data are being changed. Agreed values are not required again.
 */
export function changeProblems(
  order: Order,
  { compiled, draft, context, agreed, refused }: ChangeInput,
): FormProblem[] {
  const quote = { problems: refused.map(problemOf) }
  const known = new Set(agreed.people.map(({ ref }) => ref))
  const isNew = (field: string) =>
    order.people.some(({ ref }) => !known.has(ref) && field.startsWith(`${ref}-`))
  const all = allProblems(order, { compiled, draft, context, quote })
  const isOwn = (field: string) => /^.+-(imie|nazwisko|urodzenie)$/.test(field)
  return all.filter(({ field }) => {
    if (field === null) return true
    if (field.startsWith('kontakt-')) return false
    return !isOwn(field) || isNew(field) || order.touched.includes(field)
  })
}

/** The server's messages, except that a missing field has its own. */
function problemOf({ code, person = null, where = null, params = {}, message }: FieldProblem): QuoteProblem {
  const isOfField = code === 'field_missing' || code === 'field_invalid'
  return { code: asCode(code), person, where, params: isOfField ? params : { ...params, message } }
}

/** Codes that only changes use are reported by their message, like every other. */
const asCode = (code: string): ProblemCode => (isCode(code) ? code : 'not_eligible')
const OF_CHANGES: readonly string[] = ['has_entered', 'another_person', 'needs_approval', 'file_gone']
const isCode = (code: string): code is ProblemCode => !OF_CHANGES.includes(code)
