import type { ROW_CODES, RowOutcome, RowProblem } from '#contract/office-jobs.ts'
import { Refusal } from '#server/http/refusal.ts'

/** A row that does not work for a reason of the job's own. */
export class RowRefused extends Error {
  override readonly name = 'RowRefused'
  readonly code: (typeof ROW_CODES)[number]
  readonly problems: readonly RowProblem[]
  readonly params: RowOutcome['params']
  constructor(
    code: (typeof ROW_CODES)[number],
    {
      problems = [],
      params = {},
    }: { readonly problems?: readonly RowProblem[]; readonly params?: RowOutcome['params'] } = {},
  ) {
    super(code)
    this.code = code
    this.problems = problems
    this.params = params
  }
}

const NOTHING = { more: 0, back: 0, kept: 0 }

/** Who or what a problem of a refusal is about. */
export type PlaceProblem = (problem: {
  readonly person: string | null
  readonly where: string | null
}) => Pick<RowProblem, 'person' | 'line' | 'column'>

const SHORT = new Set(['event_full', 'group_full', 'product_full', 'slot_full', 'room_full', 'room_capacity'])

/** Whether it is places alone that are missing. */
const isShort = (problems: readonly { readonly code: string }[]) =>
  problems.length > 0 && problems.every(({ code }) => SHORT.has(code))

/** Why a row does not work; null for what is no refusal. */
export function refusedOutcome(error: unknown, place: PlaceProblem): RowOutcome | null {
  if (error instanceof RowRefused)
    return { code: error.code, params: { ...error.params }, ...NOTHING, problems: [...error.problems] }
  if (!(error instanceof Refusal)) return null
  const { problems = [], params = {} } = error.details
  return {
    ...{ code: isShort(problems) ? 'full' : error.code, params: { ...params }, ...NOTHING },
    problems: problems.map(({ message, person = null, where = null }) => ({
      message,
      ...place({ person, where }),
    })),
  }
}

export const unexpectedOutcome: RowOutcome = { code: 'unexpected', params: {}, ...NOTHING, problems: [] }
