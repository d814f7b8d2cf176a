import { type FieldProblem, type Problem, REFUSALS, type RefusalCode } from '#contract/errors.ts'
import { refusalTitles } from '#i18n/pl/refusals.ts'
import { limitProblems } from './limit-problems.ts'

interface RefusalDetails {
  readonly problems?: readonly FieldProblem[]
  readonly params?: Readonly<Record<string, string | number>>
  /** Seconds, where the time to retry is known. */
  readonly retryAfter?: number
}

/** An expected refusal: thrown by a verb, sent as problem+json. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly details: RefusalDetails
  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

/** A refusal whose cause is one field of the form: the page shows it there. */
export const refusalAt = (field: string, code: RefusalCode): Refusal =>
  new Refusal(code, { problems: [{ code, field, message: refusalTitles[code] }] })

/** The wire form of a refusal; `instance` finds the request in the log. */
export function toProblem(refusal: Refusal, instance: string): Problem {
  const { problems, params } = refusal.details
  return {
    type: `urn:zapisano:problem:${refusal.code}`,
    title: refusalTitles[refusal.code],
    status: REFUSALS[refusal.code],
    code: refusal.code,
    instance,
    ...(problems ? { problems: limitProblems(problems) } : {}),
    ...(params ? { params: { ...params } } : {}),
  }
}
