import { problemSchema } from '#contract/errors.ts'
import { createRegistration } from '#contract/site.ts'
import type { Answer } from '#test/support/send.ts'
import { audit } from './audit.ts'

/** The final answer to an order. */
export interface Outcome {
  readonly key: string
  readonly answer: Answer
}

/** How many answers are a registration, and how many a clear refusal for lack of places. */
export function countOutcomes(outcomes: readonly Outcome[]): {
  readonly created: number
  readonly refused: number
} {
  return {
    created: outcomes.filter(({ answer }) => isCreated(answer)).length,
    refused: outcomes.filter(({ answer }) => isClearRefusal(answer)).length,
  }
}

/**
 * Everything that is wrong with the answers and with the stored rows: answers that are neither a registration
 * nor a clear 'there is no place', a key with two different answers, and what the audit of the database finds;
 * empty when all is right. All orders must have been answered.
 * @param url of the superuser
 */
export async function faultsOf(url: string, outcomes: readonly Outcome[]): Promise<string[]> {
  const unclear = outcomes.filter(({ answer }) => !isCreated(answer) && !isClearRefusal(answer))
  const created = outcomes
    .filter(({ answer }) => isCreated(answer))
    .map(({ key, answer }) => ({ key, number: createRegistration.output.parse(answer.json).number }))
  return [
    ...unclear.map(({ answer }) => `an answer is definite: ${answer.status} ${answer.text}`),
    ...conflictingKeys(outcomes).map((key) => `a key has one answer: ${key}`),
    ...(await audit(url, created)),
  ]
}

function conflictingKeys(outcomes: readonly Outcome[]): string[] {
  const answers = Map.groupBy(outcomes, ({ key }) => key)
  const resultOf = ({ answer }: Outcome) => (isCreated(answer) ? madeOf(answer) : String(answer.status))
  return [...answers].filter(([, same]) => new Set(same.map(resultOf)).size > 1).map(([key]) => key)
}

/** Without the address, in which each node of a test names its own port. */
function madeOf(answer: Answer): string {
  const { address: _, ...made } = createRegistration.output.parse(answer.json)
  return JSON.stringify(made)
}

export const isCreated = (answer: Answer): boolean => answer.status === createRegistration.status

/** 'There is no place', in a code for programs and in words for people. */
export function isClearRefusal(answer: Pick<Answer, 'status' | 'json'>): boolean {
  const problem = problemSchema.safeParse(answer.json)
  if (!problem.success || problem.data.status !== answer.status) return false
  const { code, title, problems = [] } = problem.data
  if (code === 'full') return title === 'Zabrakło miejsc.'
  const full = problems.length > 0 && problems.every((each) => each.code.endsWith('_full'))
  return (
    code === 'registration_refused' && full && problems.every(({ message }) => /^Brak miejsc/.test(message))
  )
}
