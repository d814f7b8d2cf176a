import { Refusal, toProblem } from '#server/http/refusal.ts'
import { type Complaint, describeProblem } from './describe-problem.ts'
import type { StepExpectation } from './then.ts'

/** Runs an action; returns null when it succeeded, or the reasons of its refusal. Other errors are rethrown. */
export async function refusalOf(action: () => Promise<void>): Promise<readonly Complaint[] | null> {
  try {
    await action()
    return null
  } catch (error) {
    if (error instanceof Refusal) return complaintsOf(error)
    throw error
  }
}

function complaintsOf(refusal: Refusal): Complaint[] {
  const { problems = [], params } = refusal.details
  if (problems.length === 0) {
    const where = params?.pool === undefined ? null : String(params.pool)
    return [{ code: refusal.code, person: null, where, message: toProblem(refusal, '').title }]
  }
  return problems.map(({ code, person, where, message }) => ({
    ...{ code, person: person ?? null, where: where ?? null, message },
  }))
}

export const describeAll = (complaints: readonly Complaint[]) => complaints.map(describeProblem).join('; ')

/** The differences when a step was refused or done against the expectation, or refused for other reasons. */
export function refusalDifferences(
  { result, problems }: StepExpectation,
  got: readonly Complaint[] | null,
): string[] {
  const isExpected = result === undefined ? (problems ?? []).length > 0 : result !== 'accepted'
  if (got === null) return isExpected ? ['result: expected refused, got accepted'] : []
  if (!isExpected) return [`result: expected accepted, got refused: ${describeAll(got)}`]
  if (problems === undefined) return []
  const open = [...got]
  const missing = problems.filter(({ code, who }) => {
    const at = open.findIndex((each) => each.code === code && (who === undefined || each.person === who))
    if (at >= 0) open.splice(at, 1)
    return at < 0
  })
  if (missing.length === 0 && open.length === 0) return []
  const wanted = problems.map(({ code, who }) => (who ? `${code} (${who})` : code))
  return [`problems: expected ${wanted.join(', ') || 'none'}, got ${describeAll(got)}`]
}
