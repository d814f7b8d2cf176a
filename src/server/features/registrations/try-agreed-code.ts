import type { RegistrationDraft } from '#domain/registration/draft.ts'
import { HIDDEN } from '#domain/registration/secret-answers.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { tryCode } from '../codes/try-code.ts'
import { getDefinition } from '../events/get-definition.ts'
import { findRegistration } from './registrations.queries.ts'

interface Wanted {
  readonly registrationId: string
  readonly body: { readonly draft: RegistrationDraft }
}

/**
 * The code of a changed draft is judged by the rules that were agreed to. Before the change and apart from it: a wrong
 * one counts, whatever becomes of the change.
 * @throws Refusal too_many_requests
 */
export async function tryAgreedCode(ctx: TenantCtx, { registrationId, body }: Wanted): Promise<void> {
  const { code } = body.draft
  // What comes back hidden is the code that was agreed to.
  if (code === null || code === HIDDEN) return
  const agreed = await ctx.db.tenant(ctx.account, async (tx) => {
    const row = await findRegistration(tx, registrationId)
    return row && { ...(await getDefinition(tx, ctx, row.eventId, row.version)), eventId: row.eventId }
  })
  if (agreed) await tryCode(ctx, agreed, code)
}
