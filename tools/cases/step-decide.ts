import { newApprovals } from '#domain/quote/approvals.ts'
import { compileDefinition } from '#domain/quote/compile.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { localOf } from '#domain/values/polish-time.ts'
import type { Scenario } from './scenario.ts'
import { unknownPerson } from './unknown-people.ts'

/**
 * The staff decide on a whole registration at once: if people are named, they must be all who wait.
 * @throws Error that names people who would be left, or do not wait
 */
export function assertAllThatWait(
  scenario: Scenario,
  draft: RegistrationDraft,
  who: readonly string[],
): void {
  const refs = draft.people.map(({ ref }) => ref)
  const context = { now: localOf(scenario.ctx().now), facts: { channel: 'online', free: {} } } as const
  const approvals = newApprovals(compileDefinition(scenario.definition), null, draft, context)
  const waiting = new Set(approvals.map(({ person }) => person))
  const wrong = who.flatMap((ref) => {
    if (!refs.includes(ref)) return [unknownPerson(ref, refs)]
    return waiting.has(ref) ? [] : [`${ref} does not wait for approval`]
  })
  if (wrong.length > 0) throw new Error(wrong.join('; '))
  const left = [...waiting].filter((ref) => !who.includes(ref))
  if (left.length > 0)
    throw new Error(
      `the staff decide on the whole registration at once, and ${left.join(', ')} would be left: name all who wait, or none`,
    )
}
