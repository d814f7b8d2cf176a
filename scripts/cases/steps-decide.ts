import { localOf } from '#domain/polish-time.ts'
import { newApprovals } from '#domain/quote/approvals.ts'
import { compileDefinition } from '#domain/quote/compile.ts'
import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { nobody } from './somebody.ts'
import type { Stage } from './steps-ground.ts'

/**
 * The staff decide on all of a registration at once: where people are named, they must be all who wait.
 * @throws Error that says who would be left, or does not wait
 */
export function assertAllThatWait(stage: Stage, draft: RegistrationDraft, who: readonly string[]): void {
  const refs = draft.people.map(({ ref }) => ref)
  const context = { now: localOf(stage.ctx().now), facts: { channel: 'online', free: {} } } as const
  const approvals = newApprovals(compileDefinition(stage.definition), null, draft, context)
  const waiting = new Set(approvals.map(({ person }) => person))
  const wrong = who.flatMap((ref) => {
    if (!refs.includes(ref)) return [nobody(ref, refs)]
    return waiting.has(ref) ? [] : [`${ref} does not wait for approval`]
  })
  if (wrong.length > 0) throw new Error(wrong.join('; '))
  const left = [...waiting].filter((ref) => !who.includes(ref))
  if (left.length > 0)
    throw new Error(
      `the staff decide on the whole registration at once, and ${left.join(', ')} would be left: name all who wait, or nobody`,
    )
}
