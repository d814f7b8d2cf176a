import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { HIDDEN } from '#domain/registration/secret-answers.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { tryCode } from '#server/features/codes/try-code.ts'
import { getDefinition } from '#server/features/events/selling/get-definition.ts'
import { findRegistration } from '../agreement/registrations.queries.ts'

interface Wanted {
  readonly registrationId: string
  readonly draft: Pick<RegistrationDraft, 'code' | 'answers' | 'people'>
}

/**
 * Checks the codes of a changed draft, or of a person who takes a place over, by the agreed rules. Before the change
 * and separate from it: a wrong one counts, whatever becomes of the change.
 * @throws Refusal too_many_requests
 */
export async function tryAgreedCode(ctx: TenantCtx, { registrationId, draft }: Wanted): Promise<void> {
  const agreed = await ctx.db.tenant(ctx.account, async (tx) => {
    const row = await findRegistration(tx, registrationId)
    return row && { ...(await getDefinition(tx, ctx, row.eventId, row.version)), eventId: row.eventId }
  })
  // What comes back hidden is the code that was agreed to.
  const code = draft.code === HIDDEN ? null : draft.code
  if (agreed) await tryCode(ctx, agreed, { ...draft, code })
}
